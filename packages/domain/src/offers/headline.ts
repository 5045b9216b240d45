import { normaliseText } from '../shared/keywords.ts';
import type { OfferTerms } from './offer-terms.ts';

/** The figures in a headline, in the units of the terms. */
interface HeadlineFigures {
  percent: number | null;
  /** In minor units. */
  amount: number | null;
  spins: number | null;
}

const NUMBER = String.raw`(\d+(?:[ .]\d{3})*)`;
const PERCENT = new RegExp(`${NUMBER} ?%`);
const AMOUNT = new RegExp(String.raw`${NUMBER} (?:€|kr\b)`);
const SPINS = new RegExp(
  `${NUMBER} (?:\\p{L}+ )?(?:ilmaiskierro|gratissnurr|gratisspinn|gratis spins|bonusspin)`,
  'u',
);

/** Parses the figures of a headline in any of the four languages. */
export function parseHeadline(headline: string): HeadlineFigures {
  const normalised = normaliseText(headline);
  const find = (pattern: RegExp) => {
    const digits = pattern.exec(normalised)?.[1];
    return digits === undefined ? null : Number(digits.replaceAll(/[ .]/g, ''));
  };
  const amount = find(AMOUNT);
  return { percent: find(PERCENT), amount: amount === null ? null : amount * 100, spins: find(SPINS) };
}

/** The figures that the terms support. */
function getSupportedFigures(terms: OfferTerms): HeadlineFigures {
  const isCashback = terms.kind === 'cashback';
  return {
    percent: (isCashback ? terms.cashbackPercent : terms.matchPercent) ?? null,
    amount: (isCashback ? terms.cashbackCap : terms.maxBonus) ?? null,
    spins: terms.freeSpins?.count ?? null,
  };
}

/** The figures in which a headline and its terms differ. */
export function listHeadlineMismatches(headline: string, terms: OfferTerms): (keyof HeadlineFigures)[] {
  const promised = parseHeadline(headline);
  const supported = getSupportedFigures(terms);
  return (['percent', 'amount', 'spins'] as const).filter((figure) => promised[figure] !== supported[figure]);
}
