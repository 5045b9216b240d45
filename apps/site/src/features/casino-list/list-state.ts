import {
  applyFilter,
  CATEGORY_FILTER,
  type CasinoFilter,
  countOptions,
  listFilterPool,
  NO_FILTER,
  type OptionCounts,
  parseFilter,
  toFilterParams,
} from '@nettobonus/domain/catalogue/casino-filter';
import { orderCasinos, orderCategory } from '@nettobonus/domain/catalogue/casino-order';
import { toDepositParam } from '@nettobonus/domain/catalogue/deposit-choice';
import { DEPOSIT_PARAM } from '@nettobonus/domain/catalogue/deposit-param';
import type { Market } from '@nettobonus/domain/markets/market';
import { referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { type CategoryPage, isInCategory } from '@nettobonus/domain/routes/category';
import { MORE_PARAM } from '@nettobonus/domain/shared/paging';
import { getSortFigures, type Offer, type OfferContext } from '../../offer-ui/offer.ts';
import type { RowOffer } from './row-offer.ts';

/** The visitor's selection. The URL holds all of it. */
export interface ListState {
  filter: CasinoFilter;
  /** In minor units. */
  deposit: number;
}

export interface CasinoListProps {
  context: OfferContext;
  /** Null on the home page. */
  category: CategoryPage | null;
  /** The page's path, without the query string. */
  path: string;
  /** The path of the comparison page. */
  comparePath: string;
  /** The state in the requested URL, the number of offers that match it, and the number for each other choice. */
  initial: ListState & { moreClicks: number; total: number; counts: OptionCounts };
  /** The rows for the requested URL. */
  offers: RowOffer[];
}

/** The filter as the fields show it: a search may end with a space while the visitor types. */
export type FieldValues = Record<keyof CasinoFilter, string>;

export const toFilter = (values: FieldValues): CasinoFilter => parseFilter(new URLSearchParams(values));

/** The filter of a page without query parameters. */
export function getDefaultFilter(category: CategoryPage | null): CasinoFilter {
  return category ? CATEGORY_FILTER : NO_FILTER;
}

/** Returns the query string for the URL. Empty for the default state. */
export function toQueryString(
  { filter, deposit }: ListState,
  market: Market,
  category: CategoryPage | null,
  moreClicks = 0,
): string {
  const params = toFilterParams(filter, getDefaultFilter(category));
  const amount = toDepositParam(deposit, market);
  if (amount !== null) params.set(DEPOSIT_PARAM, amount);
  if (moreClicks > 0) params.set(MORE_PARAM, String(moreClicks));
  const query = params.toString();
  return query && `?${query}`;
}

/** Selects the offers for a category page or the home page from all offers of the market. */
export function selectOffers(
  offers: readonly Offer[],
  market: Market,
  category: CategoryPage | null,
  state: ListState,
): Offer[] {
  const selected = applyFilter(listPool(offers, market, category, state), state.filter);
  const { sort } = state.filter;
  // Another order is the visitor's own choice.
  const isEditorsOrder = sort === NO_FILTER.sort || sort === CATEGORY_FILTER.sort;
  return category && isEditorsOrder ? placeFirst(selected, category) : selected;
}

/** Moves the casinos that the editors placed first on a category page to the front, and marks them. */
function placeFirst(offers: readonly Offer[], category: CategoryPage): Offer[] {
  return orderCategory(offers, category).map((offer) =>
    offer.places?.categories?.[category] ? { ...offer, isPlacedFirst: true } : offer,
  );
}

/** Counts the offers that each option of the filters would select. */
export function countOffers(
  offers: readonly Offer[],
  market: Market,
  category: CategoryPage | null,
  state: ListState,
): OptionCounts {
  return countOptions(listPool(offers, market, category, state), market, state.filter);
}

/** The offers that the page filters. */
function listPool(
  offers: readonly Offer[],
  market: Market,
  category: CategoryPage | null,
  { filter, deposit }: ListState,
): Offer[] {
  const pool = category
    ? orderCasinos(offers.filter((offer) => isInCategory(offer, category)))
    : listFilterPool(offers, filter);
  if (deposit === referenceDeposit(market)) return pool;
  // Sort and filter by the displayed figures, which depend on the visitor's deposit.
  return pool.map((offer) => ({ ...offer, ...getSortFigures(offer.terms, deposit, market) }));
}
