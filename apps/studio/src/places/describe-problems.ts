import type { Listing } from '@nettobonus/domain/catalogue/casino';
import type { Market } from '@nettobonus/domain/markets/market';
import type { MarketMode } from '@nettobonus/domain/markets/market-settings';
import { listPlaceProblems, type PlaceProblem } from '@nettobonus/domain/places/place-problems';
import type { Places } from '@nettobonus/domain/places/places';
import { MARKET_NAMES } from '../market-names.ts';

/** A casino that the site does not show where the editors placed it. */
export interface DescribedProblem {
  /** Path of the field. */
  path: string;
  /** A sentence for an editor. */
  text: string;
}

interface MarketContext {
  market: Market;
  mode: MarketMode;
  listings: readonly Listing[];
  /** The name of a casino, by its slug. */
  getCasinoName: (casino: string) => string;
}

/** What keeps casinos from being shown in their places, as sentences. */
export function describePlaceProblems(
  places: Places,
  { market, mode, listings, getCasinoName }: MarketContext,
): DescribedProblem[] {
  return listPlaceProblems(places, listings, { market, mode }).map(({ path, casino, reason }) => ({
    path,
    text: `${getCasinoName(casino)} ${describeReason(reason, market)}`,
  }));
}

function describeReason(reason: PlaceProblem['reason'], market: Market): string {
  switch (reason) {
    case 'not-listed':
      return `is not listed in ${MARKET_NAMES[market]}, so the site leaves it out.`;
    case 'hidden':
      return 'is hidden from lists by its listing, so the list of all casinos does not have it.';
    case 'no-licence':
      return 'has no licence of the market, which is in licensed-only mode, so the site does not put it there.';
    case 'other-category':
      return 'is not of this category by its tags, terms and licence, so its page does not have it.';
    case 'nowhere':
      return 'is left out of the list of all casinos, and no other section of the home page has it.';
  }
}
