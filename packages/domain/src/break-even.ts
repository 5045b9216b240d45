import { buildPlay, getNetValue, NET_ASSUMPTIONS } from './net-value.ts';
import type { OfferTerms } from './offer-terms.ts';

/**
 * The multiplier at which an offer that is wagered to the end leaves nothing and costs nothing: below it something is
 * left. Null where nothing is wagered, where terms are not told, and where no multiplier would do.
 */
export function breakEvenTimes(terms: OfferTerms, deposit: number): number | null {
  const value = getNetValue(terms, deposit);
  if (value.state === 'unknown' || !terms.wagerTimes) return null;
  // Net falls by the same amount with each time that the base is wagered.
  const { walk } = buildPlay(terms, deposit);
  const withoutBase = buildPlay({ ...terms, wagerTimes: 0 }, deposit).walk.turnover;
  const costOfOnce = (NET_ASSUMPTIONS.edge * (walk.turnover - withoutBase)) / terms.wagerTimes;
  const times = terms.wagerTimes + value.beforeFloor / costOfOnce;
  return costOfOnce > 0 && times > 0 ? times : null;
}
