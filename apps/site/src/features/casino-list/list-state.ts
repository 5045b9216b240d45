import {
  applyFilter,
  type CasinoFilter,
  filterCasinos,
  parseFilter,
  toFilterParams,
} from '@nettobonus/domain/catalogue/casino-filter';
import { orderCasinos } from '@nettobonus/domain/catalogue/casino-order';
import { DEPOSIT_PARAM, REFERENCE_INDEX, toDepositParam } from '@nettobonus/domain/catalogue/deposit-choice';
import type { Market } from '@nettobonus/domain/markets/market';
import { DEPOSITS, getNetValue, netOrNull } from '@nettobonus/domain/net-value/net-value';
import { type CategoryPage, isInCategory } from '@nettobonus/domain/routes/category';
import { MORE_PARAM } from '@nettobonus/domain/shared/paging';
import type { Offer, OfferContext } from '../../offer-ui/offer.ts';
import type { RowOffer } from './row-offer.ts';

/** The visitor's selection. The URL holds all of it. */
export interface ListState {
  filter: CasinoFilter;
  /** Index into the market's three deposits. */
  depositIndex: number;
}

export interface CasinoListProps {
  context: OfferContext;
  /** Null on the home page. */
  category: CategoryPage | null;
  /** The page's path, without the query string. */
  path: string;
  /** The path of the comparison page. */
  comparePath: string;
  /** The state in the requested URL, and the number of offers that match it. */
  initial: ListState & { moreClicks: number; total: number };
  /** The rows for the requested URL. */
  offers: RowOffer[];
}

/** The filter as the fields show it: a search may end with a space while the visitor types. */
export type FieldValues = Record<keyof CasinoFilter, string>;

export const toFilter = (values: FieldValues): CasinoFilter => parseFilter(new URLSearchParams(values));

/** Returns the query string for the URL. Empty for the default state. */
export function toQueryString({ filter, depositIndex }: ListState, market: Market, moreClicks = 0): string {
  const params = toFilterParams(filter);
  const deposit = toDepositParam(depositIndex, market);
  if (deposit !== null) params.set(DEPOSIT_PARAM, deposit);
  if (moreClicks > 0) params.set(MORE_PARAM, String(moreClicks));
  const query = params.toString();
  return query && `?${query}`;
}

/** Selects the offers for a category page or the home page from all offers of the market. */
export function selectOffers(
  offers: readonly Offer[],
  market: Market,
  category: CategoryPage | null,
  { filter, depositIndex }: ListState,
): Offer[] {
  const deposit = DEPOSITS[market][depositIndex];
  // Sort by the displayed net figures, which depend on the selected deposit.
  const withShownNets =
    filter.sort === 'net' && deposit && depositIndex !== REFERENCE_INDEX
      ? offers.map((offer) => ({ ...offer, net: netOrNull(getNetValue(offer.terms, deposit)) }))
      : offers;
  if (!category) return filterCasinos(withShownNets, market, filter);
  const members = withShownNets.filter((offer) => isInCategory(offer, category));
  return applyFilter(orderCasinos(members, market), filter);
}
