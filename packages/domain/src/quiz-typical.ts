import { getNetValue } from './net-value.ts';
import type { OfferTerms } from './offer-terms.ts';
import type { QuizOptionOf } from './quiz.ts';
import { LOW_WAGERING_TIMES, timesToWager } from './wagering-times.ts';

interface Compared {
  terms?: OfferTerms | undefined;
}

interface Measured<T> {
  offer: T;
  gross: number;
  net: number;
  times: number;
}

/** Of the offers that are wagered, the biggest: this share of them. */
const BIG_SHARE = 1 / 3;

/**
 * What an attitude to wagering typically brings: the offer in the middle, by its net, of those that it leads to. One
 * of the market's own, so that its sum can be looked up; of two in the middle the one that leaves less.
 */
export function findTypicalOffer<T extends Compared>(
  option: QuizOptionOf<'wagering'>,
  offers: readonly T[],
  deposit: number,
): T | null {
  const kind = listKind(option, measure(offers, deposit));
  const byNet = kind.toSorted((a, b) => a.net - b.net || a.gross - b.gross);
  return byNet[Math.ceil(byNet.length / 2) - 1]?.offer ?? null;
}

/** Those that have a net at this deposit: an offer that asks for another is not what the deposit brings. */
function measure<T extends Compared>(offers: readonly T[], deposit: number): Measured<T>[] {
  return offers.flatMap((offer) => {
    const value = getNetValue(offer.terms, deposit);
    const times = timesToWager(offer.terms);
    if (value.state === 'unknown' || times === null || value.deposit !== deposit) return [];
    return [{ offer, gross: value.gross, net: value.net, times }];
  });
}

function listKind<T>(option: QuizOptionOf<'wagering'>, offers: Measured<T>[]): Measured<T>[] {
  const wagered = offers.filter(({ times }) => times > 0);
  switch (option) {
    case 'bigBonus':
      return wagered.toSorted((a, b) => b.gross - a.gross).slice(0, Math.ceil(wagered.length * BIG_SHARE));
    case 'lowWagering':
      return wagered.filter(({ times }) => times <= LOW_WAGERING_TIMES);
    case 'wagerFreeOnly':
      return offers.filter(({ times }) => times === 0);
  }
}
