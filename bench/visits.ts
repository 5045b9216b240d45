/**
 * Visitors of a site behind the edge, in a thread of their own: pages that are kept, pages that are made for one visitor,
 * pieces, files, ways to casinos and clicks that pages tell of. Each connection is a visitor with an address of its own.
 */
import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { listSampleCasinos } from '@nettobonus/content/sample-catalogue';
import { MARKETS } from '@nettobonus/domain/market';
import { PAGE_KEYS, pathFor, reviewPathFor } from '@nettobonus/domain/routes';
import { Dice } from './fuzz/dice.ts';

const AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const TIMEOUT_MS = 15_000;
const FAILURES_KEPT = 5;
const KINDS = { page: 74, made: 2, part: 8, file: 6, go: 6, click: 4 } as const;
export type VisitKind = keyof typeof KINDS;
const GOOD: Record<VisitKind, number> = { page: 200, made: 200, part: 200, file: 200, go: 200, click: 204 };

export interface VisitOptions {
  port: number;
  connections: number;
  /** All together; without it each asks again as soon as it is answered. */
  perSecond?: number;
  kinds?: readonly VisitKind[];
}

export interface VisitFigures {
  seconds: number;
  requests: number;
  /** By kind: how many were answered as they should be. */
  good: Partial<Record<VisitKind, number>>;
  failed: number;
  serverErrors: number;
  /** The first of them. */
  failures: string[];
  p50: number;
  p99: number;
}

export class Visits {
  readonly #worker: Worker;

  constructor(options: VisitOptions) {
    this.#worker = new Worker(import.meta.filename, { workerData: options });
  }

  /** What was seen since it was asked for last. */
  async take(): Promise<VisitFigures> {
    this.#worker.postMessage('take');
    const [figures] = await once(this.#worker, 'message');
    return figures as VisitFigures;
  }

  /** The last figures, when everybody who has asked is answered. */
  async stop(): Promise<VisitFigures> {
    this.#worker.postMessage('stop');
    const [figures] = await once(this.#worker, 'message');
    await this.#worker.terminate();
    return figures as VisitFigures;
  }
}

export interface Asked {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
  agent?: Agent;
  /** Of the visitor, within 127.0.0.0/8. */
  address?: string;
}

export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  ms: number;
}

/** Status 0 where there is no answer. */
export function ask(
  port: number,
  { path, method = 'GET', headers, body, agent, address }: Asked,
): Promise<Answered> {
  const startedAt = performance.now();
  return new Promise((done) => {
    const settle = (status: number, answered: IncomingHttpHeaders, text: string) =>
      done({ status, headers: answered, text, ms: performance.now() - startedAt });
    const asking = request({
      port,
      host: '127.0.0.1',
      path,
      method,
      headers: { Host: 'localhost', 'User-Agent': AGENT, ...headers },
      ...(agent ? { agent } : {}),
      ...(address ? { localAddress: address } : {}),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    asking.on('response', (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => settle(answer.statusCode ?? 0, answer.headers, Buffer.concat(parts).toString()));
      answer.on('error', (error) => settle(0, {}, String(error)));
    });
    asking.on('error', (error) => settle(0, {}, String(error)));
    asking.end(body);
  });
}

const CASINOS = listSampleCasinos('fi').filter(({ affiliateLink }) => affiliateLink);
export const PAGES = MARKETS.flatMap((market) => [
  ...PAGE_KEYS.map((page) => pathFor(page, market)),
  ...listSampleCasinos(market)
    .slice(0, 10)
    .map(({ casino }) => reviewPathFor(casino, market)),
]);
const PARTS = MARKETS.flatMap((market) =>
  ['quiz', 'picker', 'toasts', 'chat'].map((part) => `/${market}/part/${part}`),
);
const FILES = [
  '/tiles/winz-casino.svg',
  '/favicon.ico',
  '/sitemap.xml',
  ...MARKETS.map((market) => `/${market}/casinos.json`),
];

const DRAW: Record<VisitKind, (dice: Dice) => Asked> = {
  page: (dice) => ({ path: dice.of(PAGES), headers: { 'Accept-Encoding': 'br' } }),
  made: (dice) => ({
    path: `/${dice.of(MARKETS)}?search=${dice.text('abcdefghijklmnopqrstuvwxyz', 6)}&sort=net`,
    headers: { 'Accept-Encoding': 'br' },
  }),
  part: (dice) => ({ path: dice.of(PARTS), headers: { 'Accept-Encoding': 'br' } }),
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

/** What was seen since it was taken last. */
class Seen {
  #since = performance.now();
  #times: number[] = [];
  #good: VisitFigures['good'] = {};
  #failures: string[] = [];
  #failed = 0;
  #serverErrors = 0;

  add(kind: VisitKind, { path }: Asked, { status, text, ms }: Answered): void {
    this.#times.push(ms);
    const isGood = status === GOOD[kind] && (kind !== 'go' || text.includes('location.replace'));
    if (isGood) {
      this.#good[kind] = (this.#good[kind] ?? 0) + 1;
      return;
    }
    this.#failed += 1;
    if (status >= 500) this.#serverErrors += 1;
    if (this.#failures.length < FAILURES_KEPT)
      this.#failures.push(`${status} to ${path}: ${text.slice(0, 100)}`);
  }

  take(): VisitFigures {
    const times = this.#times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
    const now = performance.now();
    const figures = {
      seconds: (now - this.#since) / 1000,
      requests: times.length,
      good: this.#good,
      failed: this.#failed,
      serverErrors: this.#serverErrors,
      failures: this.#failures,
      p50: at(0.5),
      p99: at(0.99),
    };
    this.#since = now;
    this.#times = [];
    this.#good = {};
    this.#failures = [];
    this.#failed = 0;
    this.#serverErrors = 0;
    return figures;
  }
}

if (!isMainThread && parentPort) {
  const port = parentPort;
  const seen = new Seen();
  let isOver = false;
  port.on('message', (message) => {
    if (message === 'stop') isOver = true;
    else port.postMessage(seen.take());
  });
  const options = workerData as VisitOptions;
  await Promise.all(
    Array.from({ length: options.connections }, (_, index) => visit(index, options, seen, () => isOver)),
  );
  port.postMessage(seen.take());
}

async function visit(
  index: number,
  { port, connections, perSecond, kinds }: VisitOptions,
  seen: Seen,
  isOver: () => boolean,
): Promise<void> {
  const address = `127.1.${Math.floor(index / 250)}.${1 + (index % 250)}`;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const dice = new Dice(index + 1);
  const ways = Object.entries(KINDS)
    .filter(([kind]) => kinds?.includes(kind as VisitKind) ?? true)
    .map(([kind, weight]) => [weight, kind as VisitKind] as const);
  const everyMs = perSecond ? (1000 * connections) / perSecond : 0;
  let nextAt = performance.now() + (everyMs * index) / connections;
  while (!isOver()) {
    if (everyMs > 0) {
      await pause(Math.max(0, nextAt - performance.now()));
      nextAt = Math.max(nextAt + everyMs, performance.now() - everyMs);
    }
    const kind = dice.weighed(ways);
    const asked = DRAW[kind](dice);
    seen.add(kind, asked, await ask(port, { ...asked, agent, address }));
  }
  agent.destroy();
}
