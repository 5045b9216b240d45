import { DEPOSIT_PARAM, REFERENCE_INDEX, toDepositParam } from '@nettobonus/domain/catalogue/deposit-choice';
import {
  applyFilter,
  filterListing,
  type ListingFilter,
  parseFilter,
  toFilterParams,
} from '@nettobonus/domain/catalogue/listing-filter';
import { orderListing } from '@nettobonus/domain/catalogue/listing-order';
import type { Market } from '@nettobonus/domain/markets/market';
import { DEPOSITS, getNetValue } from '@nettobonus/domain/net-value/net-value';
import { type CategoryPage, isInCategory } from '@nettobonus/domain/routes/category';
import type { Offer } from '../../offer-ui/offer.ts';

/** The visitor's selection. The URL holds all of it. */
export interface ListState {
  filter: ListingFilter;
  /** Index into the market's three deposits. */
  depositIndex: number;
}

/** Returns the query string for the URL. Empty for the default state. */
export function toQueryString({ filter, depositIndex }: ListState, market: Market): string {
  const params = toFilterParams(filter);
  const deposit = toDepositParam(depositIndex, market);
  if (deposit !== null) params.set(DEPOSIT_PARAM, deposit);
  const query = params.toString();
  return query && `?${query}`;
}

/** Merges a form's fields into the filter. Values without a field stay unchanged. */
export function readFields(form: HTMLFormElement, filter: ListingFilter): ListingFilter {
  const params = toFilterParams(filter);
  for (const [name, value] of new FormData(form)) params.set(name, String(value));
  return parseFilter(params);
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
      ? offers.map((offer) => {
          const value = getNetValue(offer.terms, deposit);
          return { ...offer, net: value.state === 'unknown' ? null : value.net };
        })
      : offers;
  if (!category) return filterListing(withShownNets, market, filter);
  const members = withShownNets.filter((offer) => isInCategory(offer, category));
  return applyFilter(orderListing(members, market), filter);
}
