import type { Market } from '@nettobonus/domain/market';
import { COUNTRIES_ANCHOR, pathFor } from '@nettobonus/domain/routes';
import { type Offer, type OfferPlace, toOffer } from '../features/offers/offer.ts';
import { getShownDraft, isInformationOnly, listCasinos, perPublishing } from './content.ts';
import { MOST_TILES, spriteAddress } from './sprite-address.ts';

/** Every offer of a market in its original order, as pages show them. */
export const listOffers = perPublishing((_, market): readonly Offer[] =>
  listCasinos(market).map((casino) => toOffer(casino, market)),
);

export function offerPlaceOf(market: Market): OfferPlace {
  const methodHref = pathFor('nainlaskimme', market);
  const noLinks = isInformationOnly(market) && { noLinksHref: `${methodHref}#${COUNTRIES_ANCHOR}` };
  return { market, methodHref, ...noLinks };
}

type Logo = Pick<Offer, 'casino' | 'image'>;

/** Gives the offers of one page their drawn logo from one picture; others keep a file of their own. */
export function spriteOf(onPage: readonly Logo[]): <T extends Logo>(offer: T) => T {
  const drawn = onPage.filter(({ image }) => image.includes('/tiles/'));
  const slugs = new Set(drawn.slice(0, MOST_TILES).map(({ casino }) => casino));
  // A casino that is not published yet has a logo in its preview only.
  const address = (getShownDraft()?.base ?? '') + spriteAddress(slugs);
  return (offer) => (slugs.has(offer.casino) ? { ...offer, image: `${address}#${offer.casino}` } : offer);
}
