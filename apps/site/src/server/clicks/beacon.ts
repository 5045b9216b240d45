import { isDepositChoice } from '@nettobonus/domain/catalogue/deposit-choice';
import { type ClickBeacon, clickBeaconSchema } from '@nettobonus/domain/clicks/click';
import type { Market } from '@nettobonus/domain/markets/market';
import { getNetValue, hasNet, referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import type { OfferTerms } from '@nettobonus/domain/offers/offer-terms';
import { parseLocation, routePath } from '@nettobonus/domain/routes/routes';
import { readBody } from '../read-body.ts';
import { isSameOrigin } from '../same-origin.ts';
import { unavailableResponse } from '../unavailable-response.ts';
import { type ClickRequest, isSpeculative, toClickRequest, type UncountedReason } from './click-request.ts';
import type { ClickPage } from './click-token.ts';
import type { ClickDetails } from './record-click.ts';

const MAX_BEACON_BYTES = 4 * 1024;

interface LinkedCasino {
  casino: string;
  terms?: OfferTerms | undefined;
}

interface BeaconOptions {
  siteUrl: string;
  isContentReady: () => Promise<boolean>;
  findCasinoByLink: (market: Market, link: string) => LinkedCasino | null;
  isValidToken: (token: string, page: ClickPage) => boolean;
  record: (click: ClickDetails, request: ClickRequest) => Promise<unknown> | null;
  onUncounted: (reason: UncountedReason) => void;
}

/** Counts a click that a page reports by beacon. The browser ignores the response. */
export function createBeaconHandler({
  siteUrl,
  isContentReady,
  record,
  onUncounted,
  ...lookups
}: BeaconOptions) {
  return async function handleBeacon(request: Request, socketAddress: string): Promise<Response> {
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { Allow: 'POST' } });
    if (!isSameOrigin(request.headers, siteUrl)) {
      onUncounted('other-origin');
      return new Response(null, { status: 403 });
    }
    const body = await readBody(request, MAX_BEACON_BYTES);
    if (body.state === 'too-large') return new Response(null, { status: 413 });
    if (!(await isContentReady())) return unavailableResponse();
    const beacon = parseBeacon(body.value, lookups);
    switch (beacon.kind) {
      case 'invalid':
        return new Response(null, { status: 400 });
      case 'wrong-token':
        onUncounted('wrong-token');
        return new Response(null, { status: 403 });
      case 'click': {
        const clickRequest = toClickRequest(request, socketAddress);
        if (!isSpeculative(clickRequest)) await record(beacon.click, clickRequest);
        return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
      }
    }
  };
}

/** `invalid`: the page or link is not ours. `wrong-token`: no proof that the page was fetched today or yesterday. */
type ParsedBeacon = { kind: 'click'; click: ClickDetails } | { kind: 'invalid' } | { kind: 'wrong-token' };

/** Looks up the casino and its net value, because a client could forge them. */
export function parseBeacon(
  payload: unknown,
  { findCasinoByLink, isValidToken }: Pick<BeaconOptions, 'findCasinoByLink' | 'isValidToken'>,
): ParsedBeacon {
  const { data } = clickBeaconSchema.safeParse(payload);
  const location = data ? parseLocation(data.path) : null;
  if (!data || location?.kind !== 'page') return { kind: 'invalid' };
  const { market, route } = location;
  const casino = findCasinoByLink(market, data.link);
  if (!casino) return { kind: 'invalid' };
  if (!isValidToken(data.token, { market, path: routePath(route, market) })) return { kind: 'wrong-token' };
  const { placement, position } = data;
  const netShown = computeNetShown(casino, market, data);
  return {
    kind: 'click',
    click: { casino: casino.casino, market, placement, page: route.page, position, netShown },
  };
}

function computeNetShown({ terms }: LinkedCasino, market: Market, { deposit }: ClickBeacon): number | null {
  const isChosen = deposit !== null && isDepositChoice(deposit, market);
  const value = getNetValue(terms, isChosen ? deposit : referenceDeposit(market));
  return hasNet(value) ? Math.round(value.net) : null;
}
