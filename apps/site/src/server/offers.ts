import type { Market } from '@nettobonus/domain/markets/market';
import { COUNTRIES_ANCHOR, pathFor } from '@nettobonus/domain/routes/routes';
import { type MarketContext, type Offer, toOffer } from '../offer-ui/offer.ts';
import { isInformationOnly, listCasinos, perPublication } from './content.ts';

/** All offers of a market as pages show them, in the order of `listCasinos`. */
export const listOffers = perPublication((_, market): readonly Offer[] =>
  listCasinos(market).map((casino) => toOffer(casino, market)),
);

export function marketContextOf(market: Market): MarketContext {
  const methodHref = pathFor('method', market);
  const noLinks = isInformationOnly(market) && { noLinksHref: `${methodHref}#${COUNTRIES_ANCHOR}` };
  return { market, methodHref, ...noLinks };
}
