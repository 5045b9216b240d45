import type { OfferTerms } from '@nettobonus/domain/offer-terms';

/** What a headline promises, in the terms' own units. */
export interface Promised {
  percent: number | null;
  /** In minor units. */
  amount: number | null;
  spins: number | null;
}

const NUMBER = String.raw`(\d+(?: \d{3})*)`;
const PERCENT = new RegExp(`${NUMBER} ?%`);
const AMOUNT = new RegExp(String.raw`${NUMBER} (?:€|kr\b)`);
const SPINS = new RegExp(`${NUMBER} (?:\\p{L}+ )?(?:ilmaiskierro|gratissnurr|gratisspinn|gratis spins)`, 'u');

export function readHeadline(headline: string): Promised {
  const plain = headline.replaceAll('\u00a0', ' ').toLowerCase();
  const find = (pattern: RegExp) => {
    const digits = pattern.exec(plain)?.[1];
    return digits === undefined ? null : Number(digits.replaceAll(' ', ''));
  };
  const amount = find(AMOUNT);
  return { percent: find(PERCENT), amount: amount === null ? null : amount * 100, spins: find(SPINS) };
}

/** What the terms would have a headline say. */
export function promisedBy(terms: OfferTerms): Promised {
  const isCashback = terms.kind === 'cashback';
  return {
    percent: (isCashback ? terms.cashbackPercent : terms.matchPercent) ?? null,
    amount: (isCashback ? terms.cashbackCap : terms.maxBonus) ?? null,
    spins: terms.freeSpins?.count ?? null,
  };
}
