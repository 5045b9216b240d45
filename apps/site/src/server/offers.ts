import type { Market } from '@nettobonus/domain/market';
import { pathFor } from '@nettobonus/domain/routes';
import { type Offer, type OfferPlace, toOffer } from '../features/offers/offer.ts';
import { STORY_ID } from '../features/offers/story-band.tsx';
import { listCasinos, perPublishing } from './content.ts';

/** Every offer of a market in its original order, as pages show them. */
export const listOffers = perPublishing((_, market): readonly Offer[] =>
  listCasinos(market).map((casino) => toOffer(casino, market)),
);

export function offerPlaceOf(market: Market): OfferPlace {
  return { market, methodHref: `${pathFor('home', market)}#${STORY_ID}` };
}

/** Offers that take their logo from one picture for the whole page. */
export function withSprite(offers: readonly Offer[], address: string): Offer[] {
  return offers.map((offer) => ({ ...offer, image: `${address}#${offer.casino}` }));
}
