/** Slow clients that use up every timeout of the edge, in a worker thread. A client that is cut off reconnects. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** Each connection reads or sends one byte per round. */
const ROUND_MS = 5_000;
const TICKS = 30;

export class SlowVisitors {
  readonly #worker: Worker;

  constructor(options: { port: number; count: number }) {
    this.#worker = new Worker(import.meta.filename, { workerData: options });
  }

  /** Resolves when all clients are connected. */
  connect(): Promise<number> {
    return this.#send('connect');
  }

  /** Returns the lowest number of open connections since `connect`. */
  disconnect(): Promise<number> {
    return this.#send('disconnect');
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }

  async #send(command: 'connect' | 'disconnect'): Promise<number> {
    this.#worker.postMessage(command);
    const [count] = await once(this.#worker, 'message');
    return count as number;
  }
}

/** An uncompressed page, repeated until it fills every buffer on the way to a client that does not read. */
const READS = 'GET /fi HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(40);
const POSTS =
  'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 15000\r\n\r\n{';
const HEADS = 'GET /fi HTTP/1.1\r\nHost: localhost\r\nX-Slow: ';
const REQUESTS = [READS, POSTS, HEADS];

if (!isMainThread && parentPort) {
  const port = parentPort;
  const { count, port: edgePort } = workerData as { port: number; count: number };
  let clients: SlowVisitor[] = [];
  let least = 0;
  let tick = 0;
  setInterval(() => {
    least = Math.min(least, clients.filter(({ isConnected }) => isConnected).length);
    tick += 1;
    clients.forEach((client, index) => {
      if (index % TICKS === tick % TICKS) client.step();
    });
  }, ROUND_MS / TICKS);
  port.on('message', async (message) => {
    if (message === 'connect') {
      clients = Array.from({ length: count }, (_, index) => new SlowVisitor(edgePort, index));
      while (clients.some(({ isConnected }) => !isConnected))
        await new Promise((done) => setTimeout(done, 20));
      least = count;
      port.postMessage(count);
    } else {
      for (const client of clients) client.disconnect();
      clients = [];
      port.postMessage(least);
    }
  });
}

class SlowVisitor {
  readonly #port: number;
  readonly #index: number;
  #socket: Socket;
  isConnected = false;
  #isDone = false;

  constructor(port: number, index: number) {
    this.#port = port;
    this.#index = index;
    this.#socket = this.#connect();
  }

  /** Reads or sends one byte. */
  step(): void {
    if (!this.isConnected) return;
    if (REQUESTS[this.#index % REQUESTS.length] === READS) this.#socket.read(1);
    else this.#socket.write('a');
  }

  disconnect(): void {
    this.#isDone = true;
    this.#socket.destroy();
  }

  #connect(): Socket {
    const request = REQUESTS[this.#index % REQUESTS.length] as string;
    const socket = connect({
      port: this.#port,
      host: '127.0.0.1',
      localAddress: `127.3.${Math.floor(this.#index / 250)}.${1 + (this.#index % 250)}`,
    });
    socket.on('connect', () => {
      this.isConnected = true;
      socket.write(request);
      // A `readable` listener keeps the socket paused: only `read` consumes data.
      socket.on('readable', () => {});
    });
    socket.on('error', () => {});
    socket.on('end', () => socket.destroy());
    socket.on('close', () => {
      this.isConnected = false;
      if (!this.#isDone) this.#socket = this.#connect();
    });
    return socket;
  }
}
