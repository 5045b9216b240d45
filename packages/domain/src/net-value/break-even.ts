import type { OfferTerms } from '../offers/offer-terms.ts';
import { averageResult, buildPlay, getNetValue, NET_ASSUMPTIONS, type NetAssumptions } from './net-value.ts';
import { expectedTurnovers } from './wagering-walk.ts';

/** The curve's last multiplier: no known offer has a higher one. */
export const CURVE_END = 50;

/** The offer's main multiplier: the bonus's, or the spins' if the offer has only spins. */
export function mainTimes({ kind, wagerTimes, wagerBase, maxBonus, freeSpins }: OfferTerms): number {
  if (wagerTimes !== undefined) return wagerTimes;
  const isSpinsAlone = kind === 'free-spins-only' || (kind === 'no-deposit' && !maxBonus);
  return (isSpinsAlone && wagerBase !== 'bonus-and-deposit' && freeSpins?.wagerTimes) || 0;
}

/** The same offer with another multiplier. Spins that share the bonus's multiplier get it too. */
export function atTimes(terms: OfferTerms, times: number): OfferTerms {
  const { freeSpins } = terms;
  const sharesMultiplier = freeSpins && (freeSpins.wagerTimes ?? 0) === mainTimes(terms);
  return {
    ...terms,
    undisclosed: terms.undisclosed.filter((term) => term !== 'wagerTimes'),
    wagerTimes: times,
    ...(sharesMultiplier && { freeSpins: { ...freeSpins, wagerTimes: times } }),
  };
}

/**
 * The multiplier at which wagering costs as much as the offer gives; above it the net value is negative. Null if there
 * is none: nothing to lose, nothing to wager, or missing terms.
 */
export function breakEvenTimes(
  terms: OfferTerms,
  deposit: number,
  assumptions: NetAssumptions = NET_ASSUMPTIONS,
): number | null {
  const [free, once] = [0, 1].map((times) => getNetValue(atTimes(terms, times), deposit, assumptions));
  if (!free || !once || free.state === 'unknown' || once.state === 'unknown') return null;
  const costPerTime = free.beforeFloor - once.beforeFloor;
  if (free.beforeFloor <= 0 || costPerTime <= 0) return null;
  return Math.round((free.beforeFloor / costPerTime) * 1e4) / 1e4;
}

export interface CurvePoint {
  times: number;
  /** The figure on the offer card. */
  card: number;
  /** The average of all players. */
  average: number;
  finishOfTen: number;
}

/** The offer at every whole multiplier from 0 to `end`. Empty if terms are missing. */
export function breakEvenCurve(
  terms: OfferTerms,
  deposit: number,
  assumptions: NetAssumptions = NET_ASSUMPTIONS,
  end = CURVE_END,
): CurvePoint[] {
  const offers = Array.from({ length: end + 1 }, (_, times) => atTimes(terms, times));
  const plays = offers.map((offer) => buildPlay(offer, deposit, assumptions));
  const [first] = plays;
  if (!first) return [];
  // Only the turnover differs between multipliers, so one integration serves all of them.
  const wagered = expectedTurnovers(
    first.walk,
    plays.map(({ walk }) => walk.turnover),
  );
  return plays.flatMap((play, times) => {
    const value = getNetValue(offers[times], deposit, assumptions);
    if (value.state === 'unknown') return [];
    const { net: card, finishOfTen } = value;
    return [{ times, card, average: averageResult(play, wagered[times]), finishOfTen }];
  });
}
