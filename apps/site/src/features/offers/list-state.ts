import { type CategoryPage, isInCategory } from '@nettobonus/domain/category';
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
import { REFERENCE_INDEX } from './deposit-variants.tsx';
import type { Offer } from './offer.ts';

/** What a visitor has chosen; all of it is in the address. */
export interface ListState {
  filter: ListingFilter;
  /** Which of the market's three deposits. */
  depositIndex: number;
}

const DEPOSIT_PARAM = 'deposit';

export function parseDeposit(params: URLSearchParams, market: Market): number {
  const asked = Number(params.get(DEPOSIT_PARAM)) * 100;
  const index = DEPOSITS[market].indexOf(asked);
  return index === -1 ? REFERENCE_INDEX : index;
}

/** The query of the address, empty where everything is as it comes. */
export function writeState({ filter, depositIndex }: ListState, market: Market): string {
  const params = writeFilter(filter);
  const deposit = DEPOSITS[market][depositIndex];
  if (depositIndex !== REFERENCE_INDEX && deposit) params.set(DEPOSIT_PARAM, String(deposit / 100));
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
