import type { CategoryPage } from '@nettobonus/domain/category';
import { parseFilter } from '@nettobonus/domain/listing-filter';
import { shownOf } from '@nettobonus/domain/paging';
import type { CasinoListProps } from '../features/offers/casino-list.tsx';
import { parseDeposit, selectOffers } from '../features/offers/list-state.ts';
import { listOffers, offerSettingOf } from './offers.ts';

/** What the list of a page shows for its address. */
export function buildList({ market, url }: App.Locals, category: CategoryPage | null): CasinoListProps {
  const state = {
    filter: parseFilter(url.searchParams),
    depositIndex: parseDeposit(url.searchParams, market),
  };
  const selected = selectOffers(listOffers(market), market, category, state);
  return {
    setting: offerSettingOf(market),
    category,
    path: url.pathname,
    initial: { ...state, offers: shownOf(selected, 0), total: selected.length },
  };
}
