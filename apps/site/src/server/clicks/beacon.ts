import { REFERENCE_INDEX } from '@nettobonus/domain/catalogue/deposit-choice';
import { type ClickBeacon, clickBeaconSchema } from '@nettobonus/domain/clicks/click';
import type { Market } from '@nettobonus/domain/markets/market';
import { DEPOSITS, getNetValue } from '@nettobonus/domain/net-value/net-value';
import type { OfferTerms } from '@nettobonus/domain/offers/offer-terms';
import { parseLocation } from '@nettobonus/domain/routes/routes';
import type { ClickDetails } from './record-click.ts';

export const BEACON_BYTES = 4 * 1024;

interface LinkedCasino {
  casino: string;
  terms?: OfferTerms | undefined;
}

/** Validates a click beacon; null if the page or link is not ours. The server looks up everything that it can. */
export function readBeacon(
  payload: unknown,
  casinoOf: (market: Market, link: string) => LinkedCasino | null,
): ClickDetails | null {
  const { data } = clickBeaconSchema.safeParse(payload);
  const location = data ? parseLocation(data.path) : null;
  if (!data || location?.kind !== 'page') return null;
  const { market, route } = location;
  const linked = casinoOf(market, data.link);
  if (!linked) return null;
  const { placement, position } = data;
  return {
    casino: linked.casino,
    market,
    placement,
    page: route.page,
    position,
    netShown: netShown(linked, market, data),
  };
}

function netShown({ terms }: LinkedCasino, market: Market, { deposit }: ClickBeacon): number | null {
  const value = getNetValue(terms, DEPOSITS[market][deposit ?? REFERENCE_INDEX] ?? 0);
  return value.state === 'unknown' ? null : Math.round(value.net);
}
