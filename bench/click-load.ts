/**
 * Requests the redirect page at a fixed rate, each request from its own IP address. Runs in a worker thread, so
 * that the benchmark's own work does not add to the measured latency.
 */
import { once } from 'node:events';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { BROWSER_AGENT, sendRequest } from './send-request.ts';

const RECONNECT_MS = 20;

export interface ClickLoadOptions {
  port: number;
  path: string;
  perSecond: number;
  connections: number;
  /** One IP address for all requests, instead of one per visitor. */
  address?: string;
  userAgent?: string;
  headers?: Record<string, string>;
  /** Stop after this number of acknowledged requests. */
  stopAfter?: number;
}

export interface ClickLoadFigures {
  sent: number;
  /** The numbers of the visitors who got the redirect page. */
  acknowledged: number[];
  responses: { sentAt: number; ms: number }[];
  /** Responses other than the redirect page. */
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

export function toVisitorAddress(n: number): string {
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
  const { port, path, address, connections, perSecond, headers, userAgent = BROWSER_AGENT } = options;
  const everyMs = (1000 * connections) / perSecond;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let nextAt = performance.now() + (everyMs * index) / connections;
  while (!isDone()) {
    await pause(Math.max(0, nextAt - performance.now()));
    // After an outage, do not catch up on the requests that were not sent.
    nextAt = Math.max(nextAt + everyMs, performance.now() - everyMs);
    const n = figures.sent++;
    const sentAt = Date.now();
    const { status, text, ms } = await sendRequest(port, {
      path,
      agent,
      headers: {
        'User-Agent': userAgent,
        'X-Forwarded-For': address ?? toVisitorAddress(n),
        ...headers,
      },
    });
    if (status === 0) {
      await pause(RECONNECT_MS);
      continue;
    }
    figures.responses.push({ sentAt, ms });
    if (status === 200 && text.includes('location.replace')) figures.acknowledged.push(n);
    else figures.unexpected.push(`${status} ${text.slice(0, 200)}`);
  }
  agent.destroy();
}
