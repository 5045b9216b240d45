import type { Market } from '@nettobonus/domain/market';
import { COUNTRIES_ANCHOR, pathFor } from '@nettobonus/domain/routes';
import { type Offer, type OfferPlace, toOffer } from '../features/offers/offer.ts';
import { isInformationOnly, listCasinos, perPublishing } from './content.ts';

/** Every offer of a market in its original order, as pages show them. */
export const listOffers = perPublishing((_, market): readonly Offer[] =>
  listCasinos(market).map((casino) => toOffer(casino, market)),
);

export function offerPlaceOf(market: Market): OfferPlace {
  const methodHref = pathFor('nainlaskimme', market);
  const noLinks = isInformationOnly(market) && { noLinksHref: `${methodHref}#${COUNTRIES_ANCHOR}` };
  return { market, methodHref, ...noLinks };
}
