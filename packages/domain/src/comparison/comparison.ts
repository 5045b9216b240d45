import { DEPOSIT_PARAM } from '../catalogue/deposit-param.ts';
import type { OfferTerms } from '../offers/offer-terms.ts';
import { toSlug } from '../shared/slug.ts';
import { COMPARISON_LIMIT } from './comparison-limit.ts';

/** The same in every market, so that switching market changes only the first segment of a shared URL. */
export const COMPARISON_PARAM = 'kasinot';

/** Present if the comparison shows only the rows in which the casinos differ. */
export const DIFFERENCES_PARAM = 'differences';
export const DIFFERENCES_VALUE = '1';

export function parseDifferences(params: URLSearchParams): boolean {
  return params.get(DIFFERENCES_PARAM) === DIFFERENCES_VALUE;
}

/**
 * The casinos to compare, in URL order. Never throws: drops unknown, duplicate and surplus casinos. The parameter may
 * repeat, because a form adds a casino that way.
 */
export function parseComparison(params: URLSearchParams, isKnown: (slug: string) => boolean): string[] {
  const requested = params.getAll(COMPARISON_PARAM).join().split(',').map(toSlug);
  return [...new Set(requested)].filter((slug) => slug !== '' && isKnown(slug)).slice(0, COMPARISON_LIMIT);
}

/**
 * The query string of a comparison, `?kasinot=a,b`. Commas stay unescaped, because visitors share the URL. Empty if
 * there are no casinos, the deposit is the default and all rows are shown.
 */
export function formatComparisonQuery(
  slugs: readonly string[],
  deposit: string | null = null,
  onlyDifferences = false,
): string {
  const pairs = [
    slugs.length > 0 && `${COMPARISON_PARAM}=${slugs.map(encodeURIComponent).join(',')}`,
    deposit !== null && `${DEPOSIT_PARAM}=${deposit}`,
    onlyDifferences && `${DIFFERENCES_PARAM}=${DIFFERENCES_VALUE}`,
  ].filter((pair) => pair !== false);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** Whether the highest or the lowest value of a row is best for the player. Other rows have no best cell. */
const BEST_EXTREME = {
  net: 'max',
  wagering: 'min',
  minDeposit: 'min',
  validDays: 'max',
  taxFree: 'max',
  payoutMinutes: 'min',
  minWithdrawal: 'min',
  rating: 'max',
} as const;
export type RankedRow = keyof typeof BEST_EXTREME;

/**
 * The indexes of a row's best cells, including ties. Empty if all known values are equal or fewer than two are known.
 * An unknown value is never best.
 */
export function findBest(row: RankedRow, values: readonly (number | null)[]): ReadonlySet<number> {
  return findExtreme(values, BEST_EXTREME[row]);
}

/** The indexes of the largest or smallest values, with the rules of `findBest` for ties and unknown values. */
export function findExtreme(values: readonly (number | null)[], extreme: 'max' | 'min'): ReadonlySet<number> {
  const known = values.filter((value) => value !== null);
  const max = Math.max(...known);
  const min = Math.min(...known);
  if (max === min) return new Set();
  const best = extreme === 'max' ? max : min;
  return new Set(values.flatMap((value, index) => (value === best ? [index] : [])));
}

/**
 * The wagering multipliers of a row in comparable form. Ten times the bonus differs from ten times bonus and deposit:
 * if the bases differ, all multipliers become infinite, so that only an offer without wagering counts as lower.
 */
export function comparableWagering(offers: readonly (OfferTerms | undefined)[]): (number | null)[] {
  const wagering = offers.map((terms) => {
    if (!terms || terms.undisclosed.includes('wagerTimes')) return null;
    const base = terms.wagerTimes === undefined ? 'spins' : (terms.wagerBase ?? 'bonus');
    return { times: terms.wagerTimes ?? terms.freeSpins?.wagerTimes ?? 0, base };
  });
  const bases = new Set(wagering.flatMap((entry) => (entry && entry.times > 0 ? [entry.base] : [])));
  return wagering.map((entry) =>
    entry && entry.times > 0 && bases.size > 1 ? Number.POSITIVE_INFINITY : (entry?.times ?? null),
  );
}
