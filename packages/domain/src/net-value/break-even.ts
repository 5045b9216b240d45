import type { OfferTerms } from '../offers/offer-terms.ts';
import {
  averageResult,
  buildWageringModel,
  getNetValue,
  hasNet,
  NET_ASSUMPTIONS,
  type NetAssumptions,
} from './net-value.ts';
import { expectedTurnovers } from './wagering-walk.ts';

/** The curve's last multiplier: no known offer has a higher one. */
export const CURVE_END = 50;

/** The offer's main multiplier: the bonus's, or the spins' if the offer has only spins. */
export function mainMultiplier({ kind, wagerTimes, wagerBase, maxBonus, freeSpins }: OfferTerms): number {
  if (wagerTimes !== undefined) return wagerTimes;
  return (wagersOnlySpins({ kind, maxBonus, wagerBase }) && freeSpins?.wagerTimes) || 0;
}

/** Whether only winnings from spins are wagered, because the offer has no bonus money. */
export function wagersOnlySpins({
  kind,
  maxBonus,
  wagerBase,
}: Pick<OfferTerms, 'kind' | 'maxBonus' | 'wagerBase'>): boolean {
  const hasOnlySpins = kind === 'free-spins-only' || (kind === 'no-deposit' && !maxBonus);
  return hasOnlySpins && wagerBase !== 'bonus-and-deposit';
}

/** The same offer with a different multiplier, which also applies to spins that share the bonus's multiplier. */
export function withMultiplier(terms: OfferTerms, times: number): OfferTerms {
  const { freeSpins } = terms;
  const sharesMultiplier = freeSpins && (freeSpins.wagerTimes ?? 0) === mainMultiplier(terms);
  return {
    ...terms,
    undisclosed: terms.undisclosed.filter((term) => term !== 'wagerTimes'),
    wagerTimes: times,
    ...(sharesMultiplier && { freeSpins: { ...freeSpins, wagerTimes: times } }),
  };
}

/**
 * The multiplier at which wagering costs as much as the offer gives; above it the net value is negative. Null if there
 * is none: the offer gives nothing, wagering costs nothing, or the offer has no net value.
 */
export function breakEvenMultiplier(
  terms: OfferTerms,
  deposit: number,
  assumptions: NetAssumptions = NET_ASSUMPTIONS,
): number | null {
  const [wagerFree, once] = [0, 1].map((times) =>
    getNetValue(withMultiplier(terms, times), deposit, assumptions),
  );
  if (!wagerFree || !once || !hasNet(wagerFree) || !hasNet(once)) return null;
  const costPerMultiple = wagerFree.sum - once.sum;
  if (wagerFree.sum <= 0 || costPerMultiple <= 0) return null;
  return Math.round((wagerFree.sum / costPerMultiple) * 1e4) / 1e4;
}

export interface CurvePoint {
  /** The wagering multiplier. */
  times: number;
  /** The net value that the offer card shows. */
  displayedNet: number;
  /** The average result of all players. */
  average: number;
  /** How many of ten players complete the wagering. */
  finishOfTen: number;
}

/** The offer's figures at every whole multiplier from 0 to `end`. Empty if the offer has no net value. */
export function breakEvenCurve(
  terms: OfferTerms,
  deposit: number,
  assumptions: NetAssumptions = NET_ASSUMPTIONS,
  end = CURVE_END,
): CurvePoint[] {
  const offers = Array.from({ length: end + 1 }, (_, times) => withMultiplier(terms, times));
  const models = offers.map((offer) => buildWageringModel(offer, deposit, assumptions));
  const [first] = models;
  if (!first) return [];
  // Only the turnover differs between multipliers, so one integration serves all of them.
  const wagered = expectedTurnovers(
    first.walk,
    models.map(({ walk }) => walk.turnover),
  );
  return models.flatMap((model, times) => {
    const value = getNetValue(offers[times], deposit, assumptions);
    if (!hasNet(value)) return [];
    const { net: displayedNet, finishOfTen } = value;
    return [{ times, displayedNet, average: averageResult(model, wagered[times]), finishOfTen }];
  });
}
