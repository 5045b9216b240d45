import type { Market } from '@nettobonus/domain/market';
import { pathFor } from '@nettobonus/domain/routes';
import { type Offer, type OfferSetting, toOffer } from '../features/offers/offer.ts';
import { STORY_ID } from '../features/offers/story-band.tsx';
import { offerWordsOf } from '../i18n/offers/words.ts';
import { listCasinos, perPublishing } from './content.ts';

/** Every offer of a market in its original order, as pages show them. */
export const listOffers = perPublishing((_, market): readonly Offer[] =>
  listCasinos(market).map((casino) => toOffer(casino, market)),
);

export function offerSettingOf(market: Market): OfferSetting {
  return { market, words: offerWordsOf(market), methodHref: `${pathFor('home', market)}#${STORY_ID}` };
}
