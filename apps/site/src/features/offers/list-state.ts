import { type CategoryPage, isInCategory } from '@nettobonus/domain/category';
import { DEPOSIT_PARAM, REFERENCE_INDEX, writeDeposit } from '@nettobonus/domain/deposit-choice';
import {
  applyFilter,
  filterListing,
  type ListingFilter,
  parseFilter,
  writeFilter,
} from '@nettobonus/domain/listing-filter';
import { orderListing } from '@nettobonus/domain/listing-order';
import type { Market } from '@nettobonus/domain/market';
import { DEPOSITS, getNetValue } from '@nettobonus/domain/net-value';
import type { Offer } from './offer.ts';

/** What a visitor has chosen; all of it is in the address. */
export interface ListState {
  filter: ListingFilter;
  /** Which of the market's three deposits. */
  depositIndex: number;
}

/** The query of the address, empty where everything is as it comes. */
export function writeState({ filter, depositIndex }: ListState, market: Market): string {
  const params = writeFilter(filter);
  const deposit = writeDeposit(depositIndex, market);
  if (deposit !== null) params.set(DEPOSIT_PARAM, deposit);
  const query = params.toString();
  return query && `?${query}`;
}

/** The filter with what a form's fields say; what the form has no field for stays. */
export function readFields(form: HTMLFormElement, filter: ListingFilter): ListingFilter {
  const params = writeFilter(filter);
  for (const [name, value] of new FormData(form)) params.set(name, String(value));
  return parseFilter(params);
}

/** The offers that a page lists, of all that the market has: of a category, or the home page's. */
export function selectOffers(
  offers: readonly Offer[],
  market: Market,
  category: CategoryPage | null,
  { filter, depositIndex }: ListState,
): Offer[] {
  const deposit = DEPOSITS[market][depositIndex];
  // The order by net is that of the figures on the page, so it follows the chosen deposit.
  const asShown =
    filter.sort === 'net' && deposit && depositIndex !== REFERENCE_INDEX
      ? offers.map((offer) => {
          const value = getNetValue(offer.terms, deposit);
          return { ...offer, net: value.state === 'unknown' ? null : value.net };
        })
      : offers;
  if (!category) return filterListing(asShown, market, filter);
  const members = asShown.filter((offer) => isInCategory(offer, category));
  return applyFilter(orderListing(members, market), filter);
}
