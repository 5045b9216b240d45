import { getNetValue, hasNet } from '../net-value/net-value.ts';
import { LOW_WAGERING_MULTIPLIER, wageringMultiplier } from '../net-value/wagering-multiplier.ts';
import type { OfferTerms } from '../offers/offer-terms.ts';
import type { QuizOptionOf } from './quiz.ts';

interface HasTerms {
  terms?: OfferTerms | undefined;
}

interface OfferFigures<T> {
  offer: T;
  gross: number;
  net: number;
  multiplier: number;
}

/** The share of offers with wagering that count as big. */
const BIG_SHARE = 1 / 3;

/**
 * The typical offer for an attitude to wagering: the median by net value of the matching offers. It is a real offer
 * from the market, so that visitors can check its calculation. If two offers are in the middle, it is the one with the
 * lower net value.
 */
export function findTypicalOffer<T extends HasTerms>(
  option: QuizOptionOf<'wagering'>,
  offers: readonly T[],
  deposit: number,
): T | null {
  const matching = filterByOption(option, listFigures(offers, deposit));
  const byNet = matching.toSorted((a, b) => a.net - b.net || a.gross - b.gross);
  return byNet[Math.ceil(byNet.length / 2) - 1]?.offer ?? null;
}

/** Offers with a net value at exactly this deposit; others need a different deposit. */
function listFigures<T extends HasTerms>(offers: readonly T[], deposit: number): OfferFigures<T>[] {
  return offers.flatMap((offer) => {
    const value = getNetValue(offer.terms, deposit);
    const multiplier = wageringMultiplier(offer.terms);
    if (!hasNet(value) || multiplier === null || value.deposit !== deposit) return [];
    return [{ offer, gross: value.gross, net: value.net, multiplier }];
  });
}

function filterByOption<T>(option: QuizOptionOf<'wagering'>, offers: OfferFigures<T>[]): OfferFigures<T>[] {
  const wagered = offers.filter(({ multiplier }) => multiplier > 0);
  switch (option) {
    case 'bigBonus':
      return wagered.toSorted((a, b) => b.gross - a.gross).slice(0, Math.ceil(wagered.length * BIG_SHARE));
    case 'lowWagering':
      return wagered.filter(({ multiplier }) => multiplier <= LOW_WAGERING_MULTIPLIER);
    case 'wagerFreeOnly':
      return offers.filter(({ multiplier }) => multiplier === 0);
  }
}
