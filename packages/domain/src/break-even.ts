import { buildPlay, NET_ASSUMPTIONS, takenAtWithdrawal } from './net-value.ts';
import type { OfferTerms } from './offer-terms.ts';

/** The multiplier that an offer names as its wagering: that of the bonus, or that of the spins where there is no other. */
export function wagerTimesOf({ wagerTimes, freeSpins }: OfferTerms): number {
  return wagerTimes || freeSpins?.wagerTimes || 0;
}

/**
 * The multiplier at which wagering costs as much as the offer gives, all its other terms as they are: below it the
 * net is above nothing. Null for an offer that is not wagered. Spins under the same multiplier move with it.
 */
export function breakEvenTimes(terms: OfferTerms, chosenDeposit: number): number | null {
  const play = buildPlay(terms, chosenDeposit);
  if (play.walk.turnover === 0) return null;
  const { edge } = NET_ASSUMPTIONS;
  const times = wagerTimesOf(terms);
  const spinTimes = terms.freeSpins?.wagerTimes ?? 0;
  const wageredApart = spinTimes === times ? 0 : spinTimes * play.spinsWorth;
  const kept = play.gross - takenAtWithdrawal(terms, play) - edge * wageredApart;
  const wageredEachTime = (play.walk.turnover - wageredApart) / times;
  return Math.max(0, kept / (edge * wageredEachTime));
}
