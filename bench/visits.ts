/**
 * Simulates visitors to a site behind the edge. They request cached pages, uncached searches, widget data, files and
 * redirects to casinos, and send click beacons. Each connection is a visitor with its own IP address.
 */
import { Agent } from 'node:http';
import { Agent as TlsAgent } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { listSampleCasinos } from '@nettobonus/content/sample-catalogue';
import { MARKETS } from '@nettobonus/domain/markets/market';
import { reviewPathFor } from '@nettobonus/domain/routes/review-path';
import { PAGE_KEYS, pathFor } from '@nettobonus/domain/routes/routes';
import { seededRandom } from '@nettobonus/domain/shared/seeded-random';
import {
  buildClickBeacon,
  fetchClickToken,
  type HttpRequest,
  type HttpResponse,
  sendRequest,
} from './send-request.ts';

const MAX_FAILURES = 5;
/** The share of each kind of request, in percent. */
const SHARES = { page: 74, search: 2, widgetData: 8, file: 6, go: 6, click: 4 } as const;
type VisitKind = keyof typeof SHARES;
type Pick = <T>(choices: readonly T[]) => T;

interface VisitOptions {
  port: number;
  connections: number;
  /** The rate over all connections. Without it, each connection sends the next request after each response. */
  perSecond?: number;
  isEncrypted?: boolean;
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

const CASINOS = listSampleCasinos('fi').filter(({ affiliateLink }) => affiliateLink);
export const PAGES = MARKETS.flatMap((market) => [
  ...PAGE_KEYS.map((page) => pathFor(page, market)),
  ...listSampleCasinos(market)
    .slice(0, 10)
    .map(({ casino }) => reviewPathFor(casino, market)),
]);
const WIDGET_DATA = MARKETS.flatMap((market) =>
  ['quiz', 'picker', 'toasts', 'chat'].map((name) => `/${market}/part/${name}`),
);
const FILES = [
  '/tiles/winz-casino.svg',
  '/favicon.ico',
  '/sitemap.xml',
  ...MARKETS.map((market) => `/${market}/casinos.json`),
];

const CLICK_PAGE = '/fi';
const REQUEST_BUILDERS: Record<VisitKind, (pick: Pick, clickToken: string) => HttpRequest> = {
  page: (pick) => ({ path: pick(PAGES), headers: { 'Accept-Encoding': 'br' } }),
  search: (pick) => ({
    path: `/${pick(MARKETS)}?search=${Array.from({ length: 6 }, () => pick([...'abcdefghijklmnopqrst'])).join('')}&sort=net`,
    headers: { 'Accept-Encoding': 'br' },
  }),
  widgetData: (pick) => ({ path: pick(WIDGET_DATA), headers: { 'Accept-Encoding': 'br' } }),
  file: (pick) => ({ path: pick(FILES), headers: { 'Accept-Encoding': 'br' } }),
  go: (pick) => ({ path: `/go/${encodeURIComponent(pick(CASINOS).casino)}?lang=fi` }),
  click: (pick, token) => buildClickBeacon(pick(CASINOS).affiliateLink ?? '', { path: CLICK_PAGE, token }),
};
/** Each kind, repeated according to its share. */
const WEIGHTED_KINDS = (Object.keys(SHARES) as VisitKind[]).flatMap((kind) =>
  Array<VisitKind>(SHARES[kind]).fill(kind),
);

export class Visits {
  readonly #options: VisitOptions;
  readonly #running: Promise<unknown>;
  #isStopped = false;
  #since = performance.now();
  #times: number[] = [];
  #counts = newCounts();

  constructor(options: VisitOptions) {
    this.#options = options;
    this.#running = Promise.all(
      Array.from({ length: options.connections }, (_, index) => this.#visit(index)),
    );
  }

  /** Returns the figures since the last call. */
  takeFigures(): VisitFigures {
    const times = this.#times.sort((a, b) => a - b);
    const percentile = (share: number) => times[Math.floor(times.length * share)] ?? 0;
    const now = performance.now();
    const figures = {
      seconds: (now - this.#since) / 1000,
      requests: times.length,
      ...this.#counts,
      p50: percentile(0.5),
      p99: percentile(0.99),
    };
    this.#since = now;
    this.#times = [];
    this.#counts = newCounts();
    return figures;
  }

  /** Waits for pending requests and returns the last figures. */
  async stop(): Promise<VisitFigures> {
    this.#isStopped = true;
    await this.#running;
    return this.takeFigures();
  }

  #count(kind: VisitKind, path: string, { status, text, ms }: HttpResponse): void {
    this.#times.push(ms);
    const counts = this.#counts;
    const isExpected =
      status === (kind === 'click' ? 204 : 200) && (kind !== 'go' || text.includes('location.replace'));
    if (isExpected) {
      counts.succeeded[kind] = (counts.succeeded[kind] ?? 0) + 1;
      return;
    }
    counts.failed += 1;
    if (status >= 500) counts.serverErrors += 1;
    if (counts.failures.length < MAX_FAILURES)
      counts.failures.push(`${status} from ${path}: ${text.slice(0, 100)}`);
  }

  async #visit(index: number): Promise<void> {
    const { port, connections, perSecond, isEncrypted } = this.#options;
    const address = `127.1.${Math.floor(index / 250)}.${1 + (index % 250)}`;
    const agentOptions = { keepAlive: true, maxSockets: 1 };
    const agent = isEncrypted
      ? new TlsAgent({ ...agentOptions, rejectUnauthorized: false })
      : new Agent(agentOptions);
    const random = seededRandom(index + 1);
    const pick: Pick = (choices) =>
      choices[Math.floor(random() * choices.length)] as (typeof choices)[number];
    const everyMs = perSecond ? (1000 * connections) / perSecond : 0;
    const clickToken = await fetchClickToken(port, CLICK_PAGE, agent);
    let nextAt = performance.now() + (everyMs * index) / connections;
    while (!this.#isStopped) {
      if (everyMs > 0) {
        await pause(Math.max(0, nextAt - performance.now()));
        nextAt = Math.max(nextAt + everyMs, performance.now() - everyMs);
      }
      const kind = pick(WEIGHTED_KINDS);
      const request = REQUEST_BUILDERS[kind](pick, clickToken);
      this.#count(kind, request.path, await sendRequest(port, { ...request, agent, address }));
    }
    agent.destroy();
  }
}

function newCounts(): Omit<VisitFigures, 'seconds' | 'requests' | 'p50' | 'p99'> {
  return { succeeded: {}, failed: 0, serverErrors: 0, failures: [] };
}
