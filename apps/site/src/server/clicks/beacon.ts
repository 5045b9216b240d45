import { type ClickBeacon, clickBeaconSchema } from '@nettobonus/domain/click';
import { REFERENCE_INDEX } from '@nettobonus/domain/deposit-choice';
import type { Market } from '@nettobonus/domain/market';
import { DEPOSITS, getNetValue } from '@nettobonus/domain/net-value';
import type { OfferTerms } from '@nettobonus/domain/offer-terms';
import { parseLocation } from '@nettobonus/domain/routes';
import type { SeenClick } from './record-click.ts';

export const BEACON_BYTES = 4 * 1024;

interface LinkedCasino {
  casino: string;
  terms?: OfferTerms | undefined;
}

/** The click that a page tells of; null where it is none of ours. Everything that can be looked up is. */
export function readBeacon(
  told: unknown,
  casinoOf: (market: Market, link: string) => LinkedCasino | null,
): SeenClick | null {
  const { data } = clickBeaconSchema.safeParse(told);
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
