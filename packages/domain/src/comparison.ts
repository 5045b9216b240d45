import { COMPARED_LIMIT } from './compared-limit.ts';
import { DEPOSIT_PARAM } from './deposit-choice.ts';
import type { OfferTerms } from './offer-terms.ts';
import { toSlug } from './slug.ts';

/** The same in every market, so that a shared address needs only its first segment changed. */
export const COMPARED_PARAM = 'kasinot';

/**
 * The casinos that an address compares, in its order. Never fails: what is not known, comes twice or is one too many
 * is left out. A form adds a casino by naming the parameter once more.
 */
export function parseCompared(params: URLSearchParams, isKnown: (slug: string) => boolean): string[] {
  const asked = params.getAll(COMPARED_PARAM).join().split(',').map(toSlug);
  return [...new Set(asked)].filter((slug) => slug !== '' && isKnown(slug)).slice(0, COMPARED_LIMIT);
}

/**
 * The query of a comparison, `?kasinot=a,b`, with its commas as they are: the address is made to be passed on. Empty
 * without casinos and with the deposit that comes by itself.
 */
export function writeCompared(slugs: readonly string[], deposit: string | null = null): string {
  const parts = [
    slugs.length > 0 && `${COMPARED_PARAM}=${slugs.map(encodeURIComponent).join(',')}`,
    deposit !== null && `${DEPOSIT_PARAM}=${deposit}`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** The rows in which more, or less, is plainly better for the player. The others are shown without a mark. */
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
 * The places of a row's best cells. All that share the best value are best; none is where all known values are the
 * same or fewer than two are known. What is not known is never best.
 */
export function findBest(row: JudgedRow, values: readonly (number | null)[]): ReadonlySet<number> {
  return findExtreme(values, BETTER[row]);
}

/** The places of the most or the least, by the same rule. */
export function findExtreme(
  values: readonly (number | null)[],
  extreme: 'more' | 'less',
): ReadonlySet<number> {
  const known = values.filter((value) => value !== null);
  const most = Math.max(...known);
  const least = Math.min(...known);
  if (most === least) return new Set();
  const best = extreme === 'more' ? most : least;
  return new Set(values.flatMap((value, place) => (value === best ? [place] : [])));
}

/**
 * The multipliers of a row, such that the lowest is the lightest. Ten times the bonus and ten times bonus and deposit
 * are not the same: where bases differ, only having no wagering at all is lower than another.
 */
export function comparableWagering(all: readonly (OfferTerms | undefined)[]): (number | null)[] {
  const wagering = all.map((terms) => {
    if (!terms || terms.untold.includes('wagerTimes')) return null;
    const base = terms.wagerTimes === undefined ? 'spins' : (terms.wagerBase ?? 'bonus');
    return { times: terms.wagerTimes ?? terms.freeSpins?.wagerTimes ?? 0, base };
  });
  const bases = new Set(wagering.flatMap((known) => (known && known.times > 0 ? [known.base] : [])));
  return wagering.map((known) =>
    known && known.times > 0 && bases.size > 1 ? Number.POSITIVE_INFINITY : (known?.times ?? null),
  );
}
