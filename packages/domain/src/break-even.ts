import { averageResult, buildPlay, getNetValue, NET_ASSUMPTIONS, type NetAssumptions } from './net-value.ts';
import type { OfferTerms } from './offer-terms.ts';
import { expectedTurnovers } from './wagering-walk.ts';

/** The curve's last multiplier: no offer we have seen asks for more. */
export const CURVE_END = 50;

/** The multiplier that an offer is known by: the bonus's, or that of the spins where they are all there is. */
export function mainTimes({ kind, wagerTimes, wagerBase, maxBonus, freeSpins }: OfferTerms): number {
  if (wagerTimes !== undefined) return wagerTimes;
  const isSpinsAlone = kind === 'free-spins-only' || (kind === 'no-deposit' && !maxBonus);
  return (isSpinsAlone && wagerBase !== 'bonus-and-deposit' && freeSpins?.wagerTimes) || 0;
}

/** The same offer with another multiplier. Spins that share the bonus's go along, others keep their own. */
export function atTimes(terms: OfferTerms, times: number): OfferTerms {
  const { freeSpins } = terms;
  const goesAlong = freeSpins && (freeSpins.wagerTimes ?? 0) === mainTimes(terms);
  return {
    ...terms,
    untold: terms.untold.filter((term) => term !== 'wagerTimes'),
    wagerTimes: times,
    ...(goesAlong && { freeSpins: { ...freeSpins, wagerTimes: times } }),
  };
}

/**
 * The multiplier at which wagering costs all that the offer gives; above it the net is below zero. Null where there is
 * none: nothing to lose, nothing to wager, or not enough terms.
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
  /** The card's figure. */
  card: number;
  /** The average of all players. */
  average: number;
  finishOfTen: number;
}

/** The offer at every whole multiplier from 0 to `end`. Empty where there are not enough terms. */
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
  // Only the turnover differs from one multiplier to the next, so that the integral is taken once for all.
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
