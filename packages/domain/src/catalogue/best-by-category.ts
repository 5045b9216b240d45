import { applyFilter, type CasinoFilter, type Filterable, NO_FILTER } from './casino-filter.ts';

/** In the order of the entries of the home page's grid. */
export const BEST_CATEGORIES = ['net', 'quick', 'bigBonus', 'freeSpins', 'newcomer'] as const;
export type BestCategory = (typeof BEST_CATEGORIES)[number];

const FILTERS: Record<BestCategory, Partial<CasinoFilter>> = {
  net: { sort: 'net' },
  quick: { features: 'quick', sort: 'net' },
  bigBonus: { bonusPercent: '200', sort: 'net' },
  freeSpins: { features: 'freespinsfeature', sort: 'net' },
  newcomer: { sort: 'rating' },
};

/**
 * The best casino of a category: the one with the highest net value, of new casinos the one with the highest rating. Never
 * one whose bonus costs more than it gives. The same casino can be the best of several categories.
 */
export function findBestOf<T extends Filterable & { isNew: boolean }>(
  category: BestCategory,
  casinos: readonly T[],
): T | undefined {
  const candidates = casinos.filter(
    ({ net, isNew, hideFromListing, isUnlicensed }) =>
      net !== null && net > 0 && !hideFromListing && !isUnlicensed && (category !== 'newcomer' || isNew),
  );
  return applyFilter(candidates, { ...NO_FILTER, ...FILTERS[category] })[0];
}
