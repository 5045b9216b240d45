/**
 * Requests the redirect page at a fixed rate, each request from its own visitor address. Runs in a worker thread, so
 * that work of the bench itself does not count as latency of the site.
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
  /** One address for all requests, instead of one per visitor. */
  address?: string;
  agent?: string;
  headers?: string;
  /** Stop after so many acknowledged requests. */
  stopAfter?: number;
}

export interface ClickLoadFigures {
  agent: string;
  sent: number;
  /** Numbers of the visitors who received the page. */
  acknowledged: number[];
  responses: { sentAt: number; ms: number }[];
  /** Responses other than the page. */
  unexpected: string[];
}

export class ClickLoad {
  readonly #worker: Worker;
  readonly #figures: Promise<ClickLoadFigures>;

  constructor(options: ClickLoadOptions) {
    this.#worker = new Worker(import.meta.filename, { workerData: options });
    this.#figures = once(this.#worker, 'message').then(([figures]) => figures as ClickLoadFigures);
  }

  /** Stops the load and returns its figures. */
  stop(): Promise<ClickLoadFigures> {
    this.#worker.postMessage('stop');
    return this.#figures;
  }

  /** Resolves without `stop` if `stopAfter` is set. */
  get figures(): Promise<ClickLoadFigures> {
    return this.#figures;
  }
}

export function addressOfVisitor(n: number): string {
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
}

/** The p99 latency of requests sent within one of the given periods. */
export function p99(
  { responses }: ClickLoadFigures,
  within: readonly { from: number; to: number }[] = [{ from: 0, to: Number.POSITIVE_INFINITY }],
): number {
  const times = responses
    .filter(({ sentAt }) => within.some(({ from, to }) => sentAt >= from && sentAt < to))
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
    responses: [],
    unexpected: [],
  };
  let isStopped = false;
  parentPort.once('message', () => {
    isStopped = true;
  });
  const { stopAfter = Number.POSITIVE_INFINITY, connections } = options;
  const isDone = () => isStopped || figures.acknowledged.length >= stopAfter;
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
    // Do not make up for requests missed during an outage.
    nextAt = Math.max(nextAt + everyMs, performance.now() - everyMs);
    // The socket closed between two requests: a write to it would neither succeed nor fail.
    if (socket?.destroyed) socket = null;
    socket ??= await open(options.port);
    if (!socket) await pause(RECONNECT_MS);
    else await sendRequest(socket, options, figures);
  }
  socket?.destroy();
}

function sendRequest(
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
      figures.responses.push({
        sentAt: performance.timeOrigin + startedAt,
        ms: performance.now() - startedAt,
      });
      if (text.startsWith('HTTP/1.1 200') && text.includes('location.replace')) figures.acknowledged.push(n);
      else figures.unexpected.push(text.slice(0, 200));
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

/** The next request adds its own listeners. */
function ignoreErrors(socket: Socket): void {
  socket.removeAllListeners();
  socket.on('error', () => {});
}
