import { toPlain } from './keywords.ts';
import type { OfferTerms } from './offer-terms.ts';

/** What a headline promises, in the terms' own units. */
interface Promised {
  percent: number | null;
  /** In minor units. */
  amount: number | null;
  spins: number | null;
}

const NUMBER = String.raw`(\d+(?: \d{3})*)`;
const PERCENT = new RegExp(`${NUMBER} ?%`);
const AMOUNT = new RegExp(String.raw`${NUMBER} (?:€|kr\b)`);
const SPINS = new RegExp(`${NUMBER} (?:\\p{L}+ )?(?:ilmaiskierro|gratissnurr|gratisspinn|gratis spins)`, 'u');

/** What can be read out of a headline in any of the four languages. */
export function readHeadline(headline: string): Promised {
  const plain = toPlain(headline);
  const find = (pattern: RegExp) => {
    const digits = pattern.exec(plain)?.[1];
    return digits === undefined ? null : Number(digits.replaceAll(' ', ''));
  };
  const amount = find(AMOUNT);
  return { percent: find(PERCENT), amount: amount === null ? null : amount * 100, spins: find(SPINS) };
}

/** What the terms would have a headline say. */
function promisedBy(terms: OfferTerms): Promised {
  const isCashback = terms.kind === 'cashback';
  return {
    percent: (isCashback ? terms.cashbackPercent : terms.matchPercent) ?? null,
    amount: (isCashback ? terms.cashbackCap : terms.maxBonus) ?? null,
    spins: terms.freeSpins?.count ?? null,
  };
}

/** What a headline and its terms say differently: empty where it promises what the terms keep. */
export function listHeadlineGaps(headline: string, terms: OfferTerms): (keyof Promised)[] {
  const said = readHeadline(headline);
  const kept = promisedBy(terms);
  return (['percent', 'amount', 'spins'] as const).filter((part) => said[part] !== kept[part]);
}
