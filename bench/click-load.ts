import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const RECONNECT_MS = 20;

export interface ClickLoadOptions {
  port: number;
  path: string;
  perSecond: number;
  connections: number;
  /** Who asks for the n-th time; each is another visitor unless told otherwise. */
  addressOf?: (n: number) => string;
  agent?: string;
  headers?: string;
}

interface Answered {
  askedAt: number;
  ms: number;
}

/** Visitors who ask for the redirect page at an even pace, each from an address of its own. */
export class ClickLoad {
  readonly agent: string;
  /** The numbers of those who got the page. */
  readonly acknowledged: number[] = [];
  readonly answers: Answered[] = [];
  /** Answers that were something else. */
  readonly odd: string[] = [];
  sent = 0;
  readonly #options: ClickLoadOptions;
  readonly #running: Promise<void>[];
  #isOver = false;

  constructor(options: ClickLoadOptions) {
    this.#options = options;
    this.agent = options.agent ?? AGENT;
    this.#running = Array.from({ length: options.connections }, (_, index) => this.#visit(index));
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#running);
  }

  /** Of the answers to what was asked within a time. */
  p99(from: number, to: number): number {
    const times = this.answers.filter(({ askedAt }) => askedAt >= from && askedAt < to).map(({ ms }) => ms);
    return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
  }

  async #visit(index: number): Promise<void> {
    const { perSecond, connections } = this.#options;
    const everyMs = (1000 * connections) / perSecond;
    let nextAt = performance.now() + (everyMs * index) / connections;
    let socket: Socket | null = null;
    while (!this.#isOver) {
      await pause(Math.max(0, nextAt - performance.now()));
      // After an outage of the site nobody comes twice.
      nextAt = Math.max(nextAt + everyMs, performance.now() - everyMs);
      socket ??= await open(this.#options.port);
      if (!socket) await pause(RECONNECT_MS);
      else if (!(await this.#ask(socket))) socket = null;
    }
    socket?.destroy();
  }

  /** Whether the connection can be asked again. */
  #ask(socket: Socket): Promise<boolean> {
    const n = this.sent++;
    const { path, headers = '', addressOf = addressOfVisitor } = this.#options;
    const askedAt = performance.now();
    let text = '';
    return new Promise((done) => {
      const settle = (isAlive: boolean) => {
        socket.removeAllListeners();
        socket.on('error', () => {});
        if (!isAlive) socket.destroy();
        done(isAlive);
      };
      socket.on('data', (chunk) => {
        text += chunk.toString('latin1');
        const head = text.indexOf('\r\n\r\n');
        const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? Number.NaN);
        if (head === -1 || !(text.length >= head + 4 + length)) return;
        this.answers.push({ askedAt, ms: performance.now() - askedAt });
        if (text.startsWith('HTTP/1.1 200') && text.includes('location.replace')) this.acknowledged.push(n);
        else this.odd.push(text.slice(0, 200));
        settle(true);
      });
      socket.on('error', () => settle(false));
      socket.on('close', () => settle(false));
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\nUser-Agent: ${this.agent}\r\nX-Forwarded-For: ${addressOf(n)}\r\n${headers}\r\n`,
      );
    });
  }
}

export function addressOfVisitor(n: number): string {
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
}

function open(port: number): Promise<Socket | null> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    socket.once('connect', () => {
      socket.removeAllListeners();
      done(socket);
    });
    socket.once('error', () => done(null));
  });
}
