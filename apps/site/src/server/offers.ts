import { getLocalYear, type Market } from '@nettobonus/domain/markets/market';
import { referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { COUNTRIES_ANCHOR, pathFor } from '@nettobonus/domain/routes/routes';
import { getOfferMessages } from '../i18n/offers.ts';
import { getSortFigures, type Offer, type OfferContext, toOffer } from '../offer-ui/offer.ts';
import {
  cachePerDeposit,
  cachePerPublication,
  getReview,
  isInformationOnly,
  listCasinos,
} from './content.ts';

/** All offers of a market as pages show them, in the order of `listCasinos`. */
export const listOffers = cachePerPublication((_, market): readonly Offer[] =>
  listCasinos(market).map((casino) => toOffer(casino, market, getReview(market, casino.casino) !== null)),
);

const listSortFigures = cachePerDeposit((market, deposit) =>
  listOffers(market).map(({ terms }) => getSortFigures(terms, deposit, market)),
);

/** The same offers with the figures for the visitor's deposit. */
export function listOffersFor(market: Market, deposit: number): readonly Offer[] {
  if (deposit === referenceDeposit(market)) return listOffers(market);
  const figures = listSortFigures(market, deposit);
  return listOffers(market).map((offer, index) => ({ ...offer, ...figures[index] }));
}

export function getOfferContext(market: Market, deposit = referenceDeposit(market)): OfferContext {
  const methodHref = pathFor('method', market);
  const noLinks = isInformationOnly(market) && { noLinksHref: `${methodHref}#${COUNTRIES_ANCHOR}` };
  const currentYear = getLocalYear(market, new Date());
  return { market, deposit, currentYear, methodHref, ...noLinks, messages: getOfferMessages(market) };
}
