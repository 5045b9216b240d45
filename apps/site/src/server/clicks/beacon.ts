import { REFERENCE_INDEX } from '@nettobonus/domain/catalogue/deposit-choice';
import { type ClickBeacon, clickBeaconSchema } from '@nettobonus/domain/clicks/click';
import type { Market } from '@nettobonus/domain/markets/market';
import { DEPOSITS, getNetValue } from '@nettobonus/domain/net-value/net-value';
import type { OfferTerms } from '@nettobonus/domain/offers/offer-terms';
import { parseLocation } from '@nettobonus/domain/routes/routes';
import type { ClickDetails } from './record-click.ts';

export const MAX_BEACON_BYTES = 4 * 1024;

interface LinkedCasino {
  casino: string;
  terms?: OfferTerms | undefined;
}

/**
 * Validates a click beacon; null if the page or link is not ours. It looks up the casino and its net value, because a
 * client could forge them.
 */
export function parseBeacon(
  payload: unknown,
  findCasinoByLink: (market: Market, link: string) => LinkedCasino | null,
): ClickDetails | null {
  const { data } = clickBeaconSchema.safeParse(payload);
  const location = data ? parseLocation(data.path) : null;
  if (!data || location?.kind !== 'page') return null;
  const { market, route } = location;
  const casino = findCasinoByLink(market, data.link);
  if (!casino) return null;
  const { placement, position } = data;
  return {
    casino: casino.casino,
    market,
    placement,
    page: route.page,
    position,
    netShown: computeNetShown(casino, market, data),
  };
}

function computeNetShown({ terms }: LinkedCasino, market: Market, { deposit }: ClickBeacon): number | null {
  const value = getNetValue(terms, DEPOSITS[market][deposit ?? REFERENCE_INDEX] ?? 0);
  return value.state === 'unknown' ? null : Math.round(value.net);
}
