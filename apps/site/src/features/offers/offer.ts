import { categoryBadge } from '@nettobonus/domain/card';
import type { ListedCasino } from '@nettobonus/domain/casino';
import type { Market } from '@nettobonus/domain/market';
import { getNetValue, referenceDeposit } from '@nettobonus/domain/net-value';
import { reviewPathFor } from '@nettobonus/domain/routes';
import { type OfferWords, offerWordsOf } from '../../i18n/offers/words.ts';

/** An offer as lists and cards show it, on the server and in the browser. */
export type Offer = Pick<
  ListedCasino,
  | 'casino'
  | 'name'
  | 'image'
  | 'bonus'
  | 'rating'
  | 'features'
  | 'category'
  | 'terms'
  | 'isNew'
  | 'exclusiveOffer'
  | 'recommended'
  | 'recommendationReason'
  | 'hideFromListing'
  | 'affiliateLink'
  | 'verifiedOn'
> & {
  reviewHref: string;
  badge: ReturnType<typeof categoryBadge>;
  /** For the market's reference deposit; lists sort by it. */
  net: number | null;
};

export function toOffer(casino: ListedCasino, market: Market): Offer {
  const value = getNetValue(casino.terms, referenceDeposit(market));
  return {
    casino: casino.casino,
    name: casino.name,
    image: casino.image,
    bonus: casino.bonus,
    rating: casino.rating,
    features: casino.features,
    category: casino.category,
    terms: casino.terms,
    isNew: casino.isNew,
    exclusiveOffer: casino.exclusiveOffer,
    recommended: casino.recommended,
    recommendationReason: casino.recommendationReason,
    hideFromListing: casino.hideFromListing,
    affiliateLink: casino.affiliateLink,
    verifiedOn: casino.verifiedOn,
    reviewHref: reviewPathFor(casino.casino, market),
    badge: categoryBadge(casino.features),
    net: value.state === 'unknown' ? null : value.net,
  };
}

/** Where and for whom offers are shown; the same for all of a page. */
export interface MarketContext {
  market: Market;
  /** Where the sum is explained. */
  methodHref: string;
  /** Where it is told why there are no links to casinos; only in a market that is information only. */
  noLinksHref?: string;
}

/** The marketContext with its words. Interactive parts take only the marketContext along and find the words where they are. */
export interface OfferContext extends MarketContext {
  words: OfferWords;
}

export function toOfferContext(marketContext: MarketContext): OfferContext {
  return { ...marketContext, words: offerWordsOf(marketContext.market) };
}
