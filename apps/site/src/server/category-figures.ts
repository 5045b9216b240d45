import type { Market } from '@nettobonus/domain/markets/market';
import { referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { CATEGORY_PAGES, type CategoryPage, isInCategory } from '@nettobonus/domain/routes/category';
import { medianOf } from '@nettobonus/domain/shared/median';
import type { CategoryFigures } from '../features/category/category-head.tsx';
import { perPublication } from './content.ts';
import { listOffers } from './offers.ts';

/** Figures of every category at the market's reference deposit. Menus and category pages show them. */
export const categoryFigures = perPublication(
  (_, market) =>
    Object.fromEntries(CATEGORY_PAGES.map((page) => [page, figuresOf(market, page)])) as Record<
      CategoryPage,
      CategoryFigures
    >,
);

function figuresOf(market: Market, category: CategoryPage): CategoryFigures {
  const members = listOffers(market).filter((offer) => isInCategory(offer, category));
  const nets = members.flatMap(({ net }) => (net === null ? [] : [net]));
  const wagering = medianOf(
    members.flatMap(({ terms }) => (terms?.wagerTimes === undefined ? [] : [terms.wagerTimes])),
  );
  return {
    count: members.length,
    inPlus: nets.filter((net) => net > 0).length,
    inMinus: nets.filter((net) => net < 0).length,
    medianWagering: wagering,
    medianNet: medianOf(nets),
    nets: nets.map((net) => net / referenceDeposit(market)),
  };
}
