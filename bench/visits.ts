/**
 * Simulates visitors of a site behind the edge in a worker thread: cached pages, uncached searches, fragments, files,
 * redirects to casinos and click beacons. Each connection is a visitor with its own address.
 */
import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { listSampleCasinos } from '@nettobonus/content/sample-catalogue';
import { MARKETS } from '@nettobonus/domain/markets/market';
import { reviewPathFor } from '@nettobonus/domain/routes/review-path';
import { PAGE_KEYS, pathFor } from '@nettobonus/domain/routes/routes';
import { Dice } from './fuzz/dice.ts';

const AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const TIMEOUT_MS = 15_000;
const MAX_FAILURES = 5;
const KINDS = { page: 74, search: 2, fragment: 8, file: 6, go: 6, click: 4 } as const;
export type VisitKind = keyof typeof KINDS;
const EXPECTED_STATUS: Record<VisitKind, number> = {
  page: 200,
  search: 200,
  fragment: 200,
  file: 200,
  go: 200,
  click: 204,
};

export interface VisitOptions {
  port: number;
  connections: number;
  /** Rate over all connections. Without it each connection sends as soon as it has a response. */
  perSecond?: number;
  kinds?: readonly VisitKind[];
}

export interface VisitFigures {
  seconds: number;
  requests: number;
  /** Requests with the expected response, by kind. */
  succeeded: Partial<Record<VisitKind, number>>;
  failed: number;
  serverErrors: number;
  /** The first failures. */
  failures: string[];
  p50: number;
  p99: number;
}

export class Visits {
  readonly #worker: Worker;

  constructor(options: VisitOptions) {
    this.#worker = new Worker(import.meta.filename, { workerData: options });
  }

  /** Returns the figures since the last call. */
  async take(): Promise<VisitFigures> {
    this.#worker.postMessage('take');
    const [figures] = await once(this.#worker, 'message');
    return figures as VisitFigures;
  }

  /** Returns the last figures when all pending requests have ended. */
  async stop(): Promise<VisitFigures> {
    this.#worker.postMessage('stop');
    const [figures] = await once(this.#worker, 'message');
    await this.#worker.terminate();
    return figures as VisitFigures;
  }
}

export interface VisitRequest {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
  agent?: Agent;
  /** Local address of the visitor, within 127.0.0.0/8. */
  address?: string;
}

export interface VisitResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  ms: number;
}

/** Resolves with status 0 if there is no response. */
export function sendRequest(
  port: number,
  { path, method = 'GET', headers, body, agent, address }: VisitRequest,
): Promise<VisitResponse> {
  const startedAt = performance.now();
  return new Promise((done) => {
    const settle = (status: number, responseHeaders: IncomingHttpHeaders, text: string) =>
      done({ status, headers: responseHeaders, text, ms: performance.now() - startedAt });
    const sent = request({
      port,
      host: '127.0.0.1',
      path,
      method,
      headers: { Host: 'localhost', 'User-Agent': AGENT, ...headers },
      ...(agent ? { agent } : {}),
      ...(address ? { localAddress: address } : {}),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        settle(response.statusCode ?? 0, response.headers, Buffer.concat(chunks).toString()),
      );
      response.on('error', (error) => settle(0, {}, String(error)));
    });
    sent.on('error', (error) => settle(0, {}, String(error)));
    sent.end(body);
  });
}

const CASINOS = listSampleCasinos('fi').filter(({ affiliateLink }) => affiliateLink);
export const PAGES = MARKETS.flatMap((market) => [
  ...PAGE_KEYS.map((page) => pathFor(page, market)),
  ...listSampleCasinos(market)
    .slice(0, 10)
    .map(({ casino }) => reviewPathFor(casino, market)),
]);
const FRAGMENTS = MARKETS.flatMap((market) =>
  ['quiz', 'picker', 'toasts', 'chat'].map((name) => `/${market}/part/${name}`),
);
const FILES = [
  '/tiles/winz-casino.svg',
  '/favicon.ico',
  '/sitemap.xml',
  ...MARKETS.map((market) => `/${market}/casinos.json`),
];

const BUILD: Record<VisitKind, (dice: Dice) => VisitRequest> = {
  page: (dice) => ({ path: dice.of(PAGES), headers: { 'Accept-Encoding': 'br' } }),
  search: (dice) => ({
    path: `/${dice.of(MARKETS)}?search=${dice.text('abcdefghijklmnopqrstuvwxyz', 6)}&sort=net`,
    headers: { 'Accept-Encoding': 'br' },
  }),
  fragment: (dice) => ({ path: dice.of(FRAGMENTS), headers: { 'Accept-Encoding': 'br' } }),
  file: (dice) => ({ path: dice.of(FILES), headers: { 'Accept-Encoding': 'br' } }),
  go: (dice) => ({ path: `/go/${encodeURIComponent(dice.of(CASINOS).casino)}?lang=fi` }),
  click: (dice) => ({
    method: 'POST',
    path: '/api/click',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      link: dice.of(CASINOS).affiliateLink,
      path: '/fi',
      placement: 'list',
      position: 1,
      deposit: 0,
    }),
  }),
};

/** Counts responses since the last `take`. */
class Counter {
  #since = performance.now();
  #times: number[] = [];
  #succeeded: VisitFigures['succeeded'] = {};
  #failures: string[] = [];
  #failed = 0;
  #serverErrors = 0;

  add(kind: VisitKind, { path }: VisitRequest, { status, text, ms }: VisitResponse): void {
    this.#times.push(ms);
    const isExpected =
      status === EXPECTED_STATUS[kind] && (kind !== 'go' || text.includes('location.replace'));
    if (isExpected) {
      this.#succeeded[kind] = (this.#succeeded[kind] ?? 0) + 1;
      return;
    }
    this.#failed += 1;
    if (status >= 500) this.#serverErrors += 1;
    if (this.#failures.length < MAX_FAILURES)
      this.#failures.push(`${status} to ${path}: ${text.slice(0, 100)}`);
  }

  take(): VisitFigures {
    const times = this.#times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
    const now = performance.now();
    const figures = {
      seconds: (now - this.#since) / 1000,
      requests: times.length,
      succeeded: this.#succeeded,
      failed: this.#failed,
      serverErrors: this.#serverErrors,
      failures: this.#failures,
      p50: at(0.5),
      p99: at(0.99),
    };
    this.#since = now;
    this.#times = [];
    this.#succeeded = {};
    this.#failures = [];
    this.#failed = 0;
    this.#serverErrors = 0;
    return figures;
  }
}

if (!isMainThread && parentPort) {
  const port = parentPort;
  const counter = new Counter();
  let isStopped = false;
  port.on('message', (message) => {
    if (message === 'stop') isStopped = true;
    else port.postMessage(counter.take());
  });
  const options = workerData as VisitOptions;
  await Promise.all(
    Array.from({ length: options.connections }, (_, index) =>
      visit(index, options, counter, () => isStopped),
    ),
  );
  port.postMessage(counter.take());
}

async function visit(
  index: number,
  { port, connections, perSecond, kinds }: VisitOptions,
  counter: Counter,
  isStopped: () => boolean,
): Promise<void> {
  const address = `127.1.${Math.floor(index / 250)}.${1 + (index % 250)}`;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const dice = new Dice(index + 1);
  const weights = Object.entries(KINDS)
    .filter(([kind]) => kinds?.includes(kind as VisitKind) ?? true)
    .map(([kind, weight]) => [weight, kind as VisitKind] as const);
  const everyMs = perSecond ? (1000 * connections) / perSecond : 0;
  let nextAt = performance.now() + (everyMs * index) / connections;
  while (!isStopped()) {
    if (everyMs > 0) {
      await pause(Math.max(0, nextAt - performance.now()));
      nextAt = Math.max(nextAt + everyMs, performance.now() - everyMs);
    }
    const kind = dice.weighed(weights);
    const options = BUILD[kind](dice);
    counter.add(kind, options, await sendRequest(port, { ...options, agent, address }));
  }
  agent.destroy();
}
