import { getLocalYear, type Market } from '@nettobonus/domain/markets/market';
import { COUNTRIES_ANCHOR, pathFor } from '@nettobonus/domain/routes/routes';
import { getOfferMessages } from '../i18n/offers.ts';
import { type Offer, type OfferContext, toOffer } from '../offer-ui/offer.ts';
import { cachePerPublication, getReview, isInformationOnly, listCasinos } from './content.ts';

/** All offers of a market as pages show them, in the order of `listCasinos`. */
export const listOffers = cachePerPublication((_, market): readonly Offer[] =>
  listCasinos(market).map((casino) => toOffer(casino, market, getReview(market, casino.casino) !== null)),
);

export function getOfferContext(market: Market): OfferContext {
  const methodHref = pathFor('method', market);
  const noLinks = isInformationOnly(market) && { noLinksHref: `${methodHref}#${COUNTRIES_ANCHOR}` };
  const currentYear = getLocalYear(market, new Date());
  return { market, currentYear, methodHref, ...noLinks, messages: getOfferMessages(market) };
}
