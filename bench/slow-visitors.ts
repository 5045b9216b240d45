/** Visitors who take all the time that the edge gives them, in a thread of their own. Whoever is let go comes again. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** Every connection gets or gives its next byte within this time. */
const ROUND_MS = 5_000;
const TICKS = 30;

export class SlowVisitors {
  readonly #worker: Worker;

  constructor(options: { port: number; count: number }) {
    this.#worker = new Worker(import.meta.filename, { workerData: options });
  }

  /** Resolves when all of them are there. */
  come(): Promise<number> {
    return this.#tell('come');
  }

  /** How many are there, at least, since they came. */
  leave(): Promise<number> {
    return this.#tell('leave');
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }

  async #tell(what: 'come' | 'leave'): Promise<number> {
    this.#worker.postMessage(what);
    const [count] = await once(this.#worker, 'message');
    return count as number;
  }
}

/** A page as it is, so often that it fills every buffer on the way to somebody who does not read. */
const READS = 'GET /fi HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(40);
const POSTS =
  'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 15000\r\n\r\n{';
const HEADS = 'GET /fi HTTP/1.1\r\nHost: localhost\r\nX-Slow: ';
const OPENINGS = [READS, POSTS, HEADS];

if (!isMainThread && parentPort) {
  const port = parentPort;
  const { count, port: edgePort } = workerData as { port: number; count: number };
  let crowd: SlowVisitor[] = [];
  let least = 0;
  let tick = 0;
  setInterval(() => {
    least = Math.min(least, crowd.filter(({ isThere }) => isThere).length);
    tick += 1;
    crowd.forEach((visitor, index) => {
      if (index % TICKS === tick % TICKS) visitor.goOn();
    });
  }, ROUND_MS / TICKS);
  port.on('message', async (message) => {
    if (message === 'come') {
      crowd = Array.from({ length: count }, (_, index) => new SlowVisitor(edgePort, index));
      while (crowd.some(({ isThere }) => !isThere)) await new Promise((done) => setTimeout(done, 20));
      least = count;
      port.postMessage(count);
    } else {
      for (const visitor of crowd) visitor.leave();
      crowd = [];
      port.postMessage(least);
    }
  });
}

class SlowVisitor {
  readonly #port: number;
  readonly #index: number;
  #socket: Socket;
  isThere = false;
  #hasLeft = false;

  constructor(port: number, index: number) {
    this.#port = port;
    this.#index = index;
    this.#socket = this.#come();
  }

  /** A byte more: sent, or read and then nothing for a while. */
  goOn(): void {
    if (!this.isThere) return;
    if (OPENINGS[this.#index % OPENINGS.length] === READS) this.#socket.read(1);
    else this.#socket.write('a');
  }

  leave(): void {
    this.#hasLeft = true;
    this.#socket.destroy();
  }

  #come(): Socket {
    const opening = OPENINGS[this.#index % OPENINGS.length] as string;
    const socket = connect({
      port: this.#port,
      host: '127.0.0.1',
      localAddress: `127.3.${Math.floor(this.#index / 250)}.${1 + (this.#index % 250)}`,
    });
    socket.on('connect', () => {
      this.isThere = true;
      socket.write(opening);
      // Without a listener for data nothing is read but by `read`.
      socket.on('readable', () => {});
    });
    socket.on('error', () => {});
    socket.on('end', () => socket.destroy());
    socket.on('close', () => {
      this.isThere = false;
      if (!this.#hasLeft) this.#socket = this.#come();
    });
    return socket;
  }
}
