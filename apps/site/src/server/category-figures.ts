import type { Market } from '@nettobonus/domain/markets/market';
import { CATEGORY_PAGES, type CategoryPage, isInCategory } from '@nettobonus/domain/routes/category';
import { getMedian } from '@nettobonus/domain/shared/median';
import type { CategoryFigures } from '../features/category/category-head.tsx';
import { cachePerDeposit } from './content.ts';
import { listOffersFor } from './offers.ts';

/** Figures of every category for the visitor's deposit. Menus and category pages show them. */
export const getCategoryFigures = cachePerDeposit(
  (market, deposit) =>
    Object.fromEntries(CATEGORY_PAGES.map((page) => [page, computeFigures(market, page, deposit)])) as Record<
      CategoryPage,
      CategoryFigures
    >,
);

function computeFigures(market: Market, category: CategoryPage, deposit: number): CategoryFigures {
  const offers = listOffersFor(market, deposit).filter((offer) => isInCategory(offer, category));
  const nets = offers.flatMap(({ net }) => (net === null ? [] : [net]));
  const wagering = getMedian(
    offers.flatMap(({ terms }) => (terms?.wagerTimes === undefined ? [] : [terms.wagerTimes])),
  );
  return {
    count: offers.length,
    positiveCount: nets.filter((net) => net > 0).length,
    negativeCount: nets.filter((net) => net < 0).length,
    medianWagering: wagering,
    medianNet: getMedian(nets),
    isWithoutDeposit: offers.every(({ terms }) => terms?.kind === 'no-deposit'),
    nets: nets.map((net) => net / deposit),
  };
}
