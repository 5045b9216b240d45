import type { ListedCasino } from '@nettobonus/domain/catalogue/casino';
import { buildGoIndex, type GoIndex } from '@nettobonus/domain/clicks/go-matching';
import { DEFAULT_MARKET, MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { contentReady, isInformationOnly, listCasinos, perPublication } from '../content.ts';
import { log } from '../log.ts';
import { readBody } from '../read-body.ts';
import { BEACON_BYTES, readBeacon } from './beacon.ts';
import { type ClickRequest, isSpeculative } from './click-request.ts';
import { createGo } from './go.ts';
import { recordClick } from './record-click.ts';

/** How long a request to a freshly started site waits for content. */
const CONTENT_TIMEOUT_MS = 5_000;
const NO_CASINOS = buildGoIndex({ fi: [], se: [], no: [], dk: [] });

const goIndexOf = perPublication(() =>
  buildGoIndex(
    Object.fromEntries(MARKETS.map((market) => [market, listCasinos(market)])) as Record<
      Market,
      readonly ListedCasino[]
    >,
    MARKETS.filter(isInformationOnly),
  ),
);

let isReady = false;
void contentReady.then(() => {
  isReady = true;
});

async function goIndex(): Promise<GoIndex> {
  if (!isReady)
    await Promise.race([contentReady, new Promise((done) => setTimeout(done, CONTENT_TIMEOUT_MS))]);
  return isReady ? goIndexOf(DEFAULT_MARKET) : NO_CASINOS;
}

/** The redirect page of the running site. */
export const answerGo = createGo({
  index: goIndex,
  record: async (click, request) => recordClick(click, request),
  log,
});

const casinosByLink = perPublication(
  (_, market) => new Map(listCasinos(market).map((casino) => [casino.affiliateLink, casino])),
);

/** Counts a click that a page reports by beacon. */
export async function answerBeacon(request: Request, socketAddress: string): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { Allow: 'POST' } });
  const body = await readBody(request, BEACON_BYTES);
  if (body.state === 'too-large') return new Response(null, { status: 413 });
  await contentReady;
  const click = readBeacon(body.value, (market, link) => casinosByLink(market).get(link) ?? null);
  if (!click) return new Response(null, { status: 400 });
  const clickRequest = toClickRequest(request, socketAddress);
  if (!isSpeculative(clickRequest)) await recordClick(click, clickRequest);
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}

export function toClickRequest(request: Request, socketAddress: string): ClickRequest {
  const { pathname, search } = new URL(request.url);
  return {
    method: request.method,
    target: pathname + search,
    header: (name) => request.headers.get(name),
    socketAddress,
  };
}
