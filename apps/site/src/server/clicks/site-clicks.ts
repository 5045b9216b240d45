import type { ListedCasino } from '@nettobonus/domain/catalogue/casino';
import { buildGoIndex, type GoIndex } from '@nettobonus/domain/clicks/go-matching';
import { DEFAULT_MARKET, MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { cachePerPublication, isInformationOnly, listCasinos, waitForContent } from '../content.ts';
import { log } from '../log.ts';
import { readBody } from '../read-body.ts';
import { unavailableResponse } from '../unavailable-response.ts';
import { MAX_BEACON_BYTES, parseBeacon } from './beacon.ts';
import { type ClickRequest, isSpeculative } from './click-request.ts';
import { createGoHandler } from './go.ts';
import { recordClick } from './record-click.ts';

const EMPTY_INDEX = buildGoIndex({ fi: [], se: [], no: [], dk: [] });

const buildContentIndex = cachePerPublication(() =>
  buildGoIndex(
    Object.fromEntries(MARKETS.map((market) => [market, listCasinos(market)])) as Record<
      Market,
      readonly ListedCasino[]
    >,
    MARKETS.filter(isInformationOnly),
  ),
);

async function getGoIndex(): Promise<GoIndex> {
  return (await waitForContent()) ? buildContentIndex(DEFAULT_MARKET) : EMPTY_INDEX;
}

/** Handles requests to the redirect page with the site's content and click ledger. */
export const handleGo = createGoHandler({
  getIndex: getGoIndex,
  record: async (click, request) => recordClick(click, request),
  log,
});

const casinosByLink = cachePerPublication(
  (_, market) => new Map(listCasinos(market).map((casino) => [casino.affiliateLink, casino])),
);

/** Counts a click that a page reports by beacon. */
export async function handleBeacon(request: Request, socketAddress: string): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { Allow: 'POST' } });
  const body = await readBody(request, MAX_BEACON_BYTES);
  if (body.state === 'too-large') return new Response(null, { status: 413 });
  if (!(await waitForContent())) return unavailableResponse();
  const click = parseBeacon(body.value, (market, link) => casinosByLink(market).get(link) ?? null);
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
