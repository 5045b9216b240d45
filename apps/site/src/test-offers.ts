/** For component tests: the casinos and offers of the sample content. */
import { casinos } from '@nettobonus/content/casinos';
import { listings as dk } from '@nettobonus/content/dk/listings';
import { places as dkPlaces } from '@nettobonus/content/dk/places';
import { listings as fi } from '@nettobonus/content/fi/listings';
import { places as fiPlaces } from '@nettobonus/content/fi/places';
import { listings as no } from '@nettobonus/content/no/listings';
import { places as noPlaces } from '@nettobonus/content/no/places';
import { inventMethods } from '@nettobonus/content/payment-methods';
import { listings as se } from '@nettobonus/content/se/listings';
import { places as sePlaces } from '@nettobonus/content/se/places';
import { type ListedCasino, listingSchema } from '@nettobonus/domain/catalogue/casino';
import { deriveLabels } from '@nettobonus/domain/catalogue/labels';
import type { Market } from '@nettobonus/domain/markets/market';
import { referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { placesSchema, withPlaces } from '@nettobonus/domain/places/places';
import { getOfferMessages } from './i18n/offers.ts';
import { type Offer, type OfferContext, toOffer } from './offer-ui/offer.ts';

/** The year of the dates in component tests. */
const TEST_YEAR = 2025;

const LISTINGS = { fi, se, no, dk };
const PLACES = { fi: fiPlaces, se: sePlaces, no: noPlaces, dk: dkPlaces };

export function listTestCasinos(market: Market): ListedCasino[] {
  const places = placesSchema.parse(PLACES[market]);
  return LISTINGS[market]
    .map((listing) => listingSchema.parse({ ...listing, depositMethods: inventMethods(listing, market) }))
    .toSorted((a, b) => a.order - b.order)
    .flatMap((listing) => {
      const brand = casinos[listing.casino];
      return brand ? [withPlaces({ ...listing, ...deriveLabels(listing, market), ...brand }, places)] : [];
    });
}

export const listTestOffers = (market: Market): Offer[] =>
  listTestCasinos(market).map((casino) => toOffer(casino, market, true));

export const buildTestContext = (market: Market): OfferContext => ({
  market,
  deposit: referenceDeposit(market),
  currentYear: TEST_YEAR,
  methodHref: `/${market}/method`,
  messages: getOfferMessages(market),
});
