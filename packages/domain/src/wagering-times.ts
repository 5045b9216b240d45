import { mainTimes } from './break-even.ts';
import type { OfferTerms } from './offer-terms.ts';

/** What visitors mean by low wagering: at most so many times. */
export const LOW_WAGERING_TIMES = 20;

/** How many times something has to be wagered: the bonus, or its spins where only they have to; null where untold. */
export function timesToWager(terms: OfferTerms | undefined): number | null {
  if (!terms || terms.untold.includes('wagerTimes')) return null;
  return mainTimes(terms) || (terms.freeSpins?.wagerTimes ?? 0);
}
