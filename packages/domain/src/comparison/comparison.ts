import { DEPOSIT_PARAM } from '../catalogue/deposit-choice.ts';
import type { OfferTerms } from '../offers/offer-terms.ts';
import { toSlug } from '../shared/slug.ts';
import { COMPARED_LIMIT } from './compared-limit.ts';

/** The same in every market, so that switching market changes only the first segment of a shared URL. */
export const COMPARED_PARAM = 'kasinot';

/**
 * The casinos to compare, in URL order. Never throws: unknown, duplicate and surplus casinos are dropped. A form adds
 * a casino by repeating the parameter.
 */
export function parseCompared(params: URLSearchParams, isKnown: (slug: string) => boolean): string[] {
  const requested = params.getAll(COMPARED_PARAM).join().split(',').map(toSlug);
  return [...new Set(requested)].filter((slug) => slug !== '' && isKnown(slug)).slice(0, COMPARED_LIMIT);
}

/**
 * The query of a comparison, `?kasinot=a,b`. Commas stay unescaped, because visitors share the URL. Empty if there
 * are no casinos and the deposit is the default.
 */
export function writeCompared(slugs: readonly string[], deposit: string | null = null): string {
  const pairs = [
    slugs.length > 0 && `${COMPARED_PARAM}=${slugs.map(encodeURIComponent).join(',')}`,
    deposit !== null && `${DEPOSIT_PARAM}=${deposit}`,
  ].filter((pair) => pair !== false);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** The rows in which a higher or a lower value is clearly better for the player. Other rows mark no best cell. */
const BETTER = {
  net: 'more',
  wagering: 'less',
  minDeposit: 'less',
  validDays: 'more',
  taxFree: 'more',
  minWithdrawal: 'less',
  rating: 'more',
} as const;
export type JudgedRow = keyof typeof BETTER;

/**
 * The indexes of a row's best cells, including ties. Empty if all known values are equal or fewer than two are known.
 * An unknown value is never best.
 */
export function findBest(row: JudgedRow, values: readonly (number | null)[]): ReadonlySet<number> {
  return findExtreme(values, BETTER[row]);
}

/** The indexes of the largest or smallest values, with the rules of `findBest` for ties and unknown values. */
export function findExtreme(
  values: readonly (number | null)[],
  extreme: 'more' | 'less',
): ReadonlySet<number> {
  const known = values.filter((value) => value !== null);
  const most = Math.max(...known);
  const least = Math.min(...known);
  if (most === least) return new Set();
  const best = extreme === 'more' ? most : least;
  return new Set(values.flatMap((value, index) => (value === best ? [index] : [])));
}

/**
 * The wagering multipliers of a row in comparable form. Ten times the bonus differs from ten times bonus and deposit:
 * if the bases differ, only an offer without wagering counts as lower.
 */
export function comparableWagering(all: readonly (OfferTerms | undefined)[]): (number | null)[] {
  const wagering = all.map((terms) => {
    if (!terms || terms.undisclosed.includes('wagerTimes')) return null;
    const base = terms.wagerTimes === undefined ? 'spins' : (terms.wagerBase ?? 'bonus');
    return { times: terms.wagerTimes ?? terms.freeSpins?.wagerTimes ?? 0, base };
  });
  const bases = new Set(wagering.flatMap((known) => (known && known.times > 0 ? [known.base] : [])));
  return wagering.map((known) =>
    known && known.times > 0 && bases.size > 1 ? Number.POSITIVE_INFINITY : (known?.times ?? null),
  );
}
