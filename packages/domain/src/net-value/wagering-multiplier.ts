import type { OfferTerms } from '../offers/offer-terms.ts';
import { mainMultiplier } from './break-even.ts';

/** The highest multiplier that counts as low wagering. */
export const LOW_WAGERING_MULTIPLIER = 20;

/** The multiplier of the bonus, or of its spins if only they require wagering; null if undisclosed. */
export function wageringMultiplier(terms: OfferTerms | undefined): number | null {
  if (!terms || terms.undisclosed.includes('wagerTimes')) return null;
  return mainMultiplier(terms) || (terms.freeSpins?.wagerTimes ?? 0);
}
