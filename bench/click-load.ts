/**
 * Visitors who ask for the redirect page at an even pace, each from an address of its own, in a thread of their own:
 * what the bench does beside them must not look like the site's delay.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

const AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const RECONNECT_MS = 20;

export interface ClickLoadOptions {
  port: number;
  path: string;
  perSecond: number;
  connections: number;
  /** Everybody's, in the place of one for each visitor. */
  address?: string;
  agent?: string;
  headers?: string;
  /** So many got the page, and nobody asks any more. */
  enough?: number;
}

export interface ClickLoadFigures {
  agent: string;
  sent: number;
  /** The numbers of those who got the page. */
  acknowledged: number[];
  answers: { askedAt: number; ms: number }[];
  /** Answers that were something else. */
  odd: string[];
}

export class ClickLoad {
  readonly #worker: Worker;
  readonly #figures: Promise<ClickLoadFigures>;

  constructor(options: ClickLoadOptions) {
    this.#worker = new Worker(import.meta.filename, { workerData: options });
    this.#figures = once(this.#worker, 'message').then(([figures]) => figures as ClickLoadFigures);
  }

  /** What was seen until now, or until it was enough. */
  stop(): Promise<ClickLoadFigures> {
    this.#worker.postMessage('stop');
    return this.#figures;
  }

  /** Resolves by itself where a number was said to be enough. */
  get figures(): Promise<ClickLoadFigures> {
    return this.#figures;
  }
}

export function addressOfVisitor(n: number): string {
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
}

/** Of the answers to what was asked within one of these times. */
export function p99(
  { answers }: ClickLoadFigures,
  within: readonly { from: number; to: number }[] = [{ from: 0, to: Number.POSITIVE_INFINITY }],
): number {
  const times = answers
    .filter(({ askedAt }) => within.some(({ from, to }) => askedAt >= from && askedAt < to))
    .map(({ ms }) => ms)
    .sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.99)] ?? 0;
}

if (!isMainThread && parentPort) {
  const options = workerData as ClickLoadOptions;
  const figures: ClickLoadFigures = {
    agent: options.agent ?? AGENT,
    sent: 0,
    acknowledged: [],
    answers: [],
    odd: [],
  };
  let isOver = false;
  parentPort.once('message', () => {
    isOver = true;
  });
  const { enough = Number.POSITIVE_INFINITY, connections } = options;
  const isDone = () => isOver || figures.acknowledged.length >= enough;
  await Promise.all(
    Array.from({ length: connections }, (_, index) => visit(index, options, figures, isDone)),
  );
  parentPort.postMessage(figures);
  parentPort.close();
}

async function visit(
  index: number,
  options: ClickLoadOptions,
  figures: ClickLoadFigures,
  isDone: () => boolean,
): Promise<void> {
  const everyMs = (1000 * options.connections) / options.perSecond;
  let nextAt = performance.now() + (everyMs * index) / options.connections;
  let socket: Socket | null = null;
  while (!isDone()) {
    await pause(Math.max(0, nextAt - performance.now()));
    // After an outage of the site nobody comes twice.
    nextAt = Math.max(nextAt + everyMs, performance.now() - everyMs);
    // Closed while nobody waited for anything: a write would neither succeed nor fail.
    if (socket?.destroyed) socket = null;
    socket ??= await open(options.port);
    if (!socket) await pause(RECONNECT_MS);
    else await ask(socket, options, figures);
  }
  socket?.destroy();
}

function ask(
  socket: Socket,
  { path, address, headers = '' }: ClickLoadOptions,
  figures: ClickLoadFigures,
): Promise<void> {
  const n = figures.sent++;
  const startedAt = performance.now();
  let text = '';
  return new Promise((done) => {
    const settle = (isAlive: boolean) => {
      ignoreErrors(socket);
      if (!isAlive) socket.destroy();
      done();
    };
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      const head = text.indexOf('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? Number.NaN);
      if (head === -1 || !(text.length >= head + 4 + length)) return;
      figures.answers.push({
        askedAt: performance.timeOrigin + startedAt,
        ms: performance.now() - startedAt,
      });
      if (text.startsWith('HTTP/1.1 200') && text.includes('location.replace')) figures.acknowledged.push(n);
      else figures.odd.push(text.slice(0, 200));
      settle(true);
    });
    socket.on('error', () => settle(false));
    socket.on('close', () => settle(false));
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nUser-Agent: ${figures.agent}\r\nX-Forwarded-For: ${address ?? addressOfVisitor(n)}\r\n${headers}\r\n`,
      (error) => error && settle(false),
    );
  });
}

function open(port: number): Promise<Socket | null> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    socket.once('connect', () => {
      ignoreErrors(socket);
      done(socket);
    });
    socket.once('error', () => done(null));
  });
}

/** Whoever asks next listens for them again. */
function ignoreErrors(socket: Socket): void {
  socket.removeAllListeners();
  socket.on('error', () => {});
}
