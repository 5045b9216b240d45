import { parseFilter } from '@nettobonus/domain/catalogue/casino-filter';
import type { CategoryPage } from '@nettobonus/domain/routes/category';
import { pathFor } from '@nettobonus/domain/routes/routes';
import { parseMoreClicks, visibleItems } from '@nettobonus/domain/shared/paging';
import {
  type CasinoListProps,
  countOffers,
  getDefaultFilter,
  selectOffers,
} from '../features/casino-list/list-state.ts';
import { toRowOffers } from '../features/casino-list/row-offer.ts';
import type { Offer } from '../offer-ui/offer.ts';
import { getCurrentPath } from './locals.ts';
import { getOfferContext } from './offers.ts';

/** The rows of a page's list for its URL, and the props of the list's island. */
export function buildList(
  locals: App.Locals,
  category: CategoryPage | null,
  offers: readonly Offer[],
): { rows: Offer[]; list: CasinoListProps } {
  const { market, url, deposit } = locals;
  const state = { filter: parseFilter(url.searchParams, getDefaultFilter(category)), deposit };
  const moreClicks = parseMoreClicks(url.searchParams);
  const selected = selectOffers(offers, market, category, state);
  const rows = visibleItems(selected, moreClicks);
  return {
    rows,
    list: {
      context: getOfferContext(market, deposit),
      category,
      path: getCurrentPath(locals),
      comparePath: pathFor('compare', market),
      initial: {
        ...state,
        moreClicks,
        total: selected.length,
        counts: countOffers(offers, market, category, state),
      },
      offers: toRowOffers(rows),
    },
  };
}
