import { categoryBadge } from '@nettobonus/domain/catalogue/card';
import type { ListedCasino } from '@nettobonus/domain/catalogue/casino';
import { licenceStrength } from '@nettobonus/domain/catalogue/licence';
import type { Market } from '@nettobonus/domain/markets/market';
import {
  depositFor,
  finishOrNull,
  getNetValue,
  netOrNull,
  referenceDeposit,
} from '@nettobonus/domain/net-value/net-value';
import { reviewPathFor } from '@nettobonus/domain/routes/review-path';
import type { OfferMessages } from '../i18n/offers.ts';

/** An offer as lists and cards show it, on the server and in the browser. */
export type Offer = Pick<
  ListedCasino,
  | 'casino'
  | 'name'
  | 'image'
  | 'imageSet'
  | 'bonus'
  | 'rating'
  | 'features'
  | 'category'
  | 'depositMethods'
  | 'terms'
  | 'isNew'
  | 'exclusiveOffer'
  | 'recommended'
  | 'recommendationReason'
  | 'hideFromListing'
  | 'places'
  | 'affiliateLink'
  | 'isUnlicensed'
  | 'verifiedOn'
> & {
  /** The casino's page: its review, or its facts. */
  reviewHref: string;
  hasReview: boolean;
  /** Set after the offer's last day: `bonus` then says so. */
  hasEnded?: boolean;
  licenceStrength: number;
  badge: ReturnType<typeof categoryBadge>;
  /** For the market's reference deposit, unless `listOffersFor` says otherwise; lists sort by it. Null if the offer has none. */
  net: number | null;
  /** How many of ten players complete the wagering, for the same deposit. */
  finish: number | null;
  /** Whether its row comes first on a category page because the editors placed it there. */
  isPlacedFirst?: boolean;
};

export function toOffer(casino: ListedCasino, market: Market, hasReview: boolean): Offer {
  return {
    casino: casino.casino,
    name: casino.name,
    image: casino.image,
    ...(casino.imageSet && { imageSet: casino.imageSet }),
    bonus: casino.bonus,
    rating: casino.rating,
    features: casino.features,
    category: casino.category,
    depositMethods: casino.depositMethods,
    terms: casino.terms,
    isNew: casino.isNew,
    exclusiveOffer: casino.exclusiveOffer,
    recommended: casino.recommended,
    recommendationReason: casino.recommendationReason,
    hideFromListing: casino.hideFromListing,
    ...(casino.places && { places: casino.places }),
    affiliateLink: casino.affiliateLink,
    ...(casino.isUnlicensed && { isUnlicensed: true }),
    ...(casino.endedOffer && { hasEnded: true }),
    verifiedOn: casino.verifiedOn,
    reviewHref: reviewPathFor(casino.casino, market),
    hasReview,
    licenceStrength: licenceStrength(casino.licence, market),
    badge: categoryBadge(casino.features),
    ...getSortFigures(casino.terms, referenceDeposit(market), market),
  };
}

/** The figures that lists sort and filter by, for a deposit. */
export function getSortFigures(
  terms: Offer['terms'],
  deposit: number,
  market: Market,
): Pick<Offer, 'net' | 'finish'> {
  const value = getNetValue(terms, depositFor(terms, deposit, market));
  return { net: netOrNull(value), finish: finishOrNull(value) };
}

/** The fields for an offer that is shown without links to its review and to the comparison. */
export const SUMMARY_FIELDS = [
  'name',
  'image',
  'imageSet',
  'bonus',
  'rating',
  'terms',
  'isNew',
  'exclusiveOffer',
  'recommended',
  'recommendationReason',
  'affiliateLink',
  'isUnlicensed',
] as const satisfies (keyof Offer)[];

export const CARD_FIELDS = [
  'casino',
  ...SUMMARY_FIELDS,
  'verifiedOn',
  'reviewHref',
  'hasReview',
  'badge',
] as const satisfies (keyof Offer)[];

/**
 * Reduces offers to the fields that an island shows, to keep its props small. Omits empty and false values, and the
 * currency, which the market implies.
 */
export function pickFields<Key extends keyof Offer>(
  offers: readonly Offer[],
  keys: readonly Key[],
): Pick<Offer, Key>[] {
  return offers.map((offer) => {
    const { currency, ...terms } = offer.terms ?? {};
    const shown = { ...offer, terms: offer.terms && terms };
    const hasValue = (key: Key) => shown[key] || shown[key] === 0;
    return Object.fromEntries(keys.filter(hasValue).map((key) => [key, shown[key]])) as Pick<Offer, Key>;
  });
}

/** The market with its links and messages, shared by all offers on a page. */
export interface OfferContext {
  market: Market;
  /** The deposit that all figures are calculated for, in minor units. */
  deposit: number;
  /** The year in the market when the page was rendered. */
  currentYear: number;
  /** URL of the page that explains the calculation. */
  methodHref: string;
  /** URL of the page that explains why there are no casino links. Set only in information-only markets. */
  noLinksHref?: string;
  messages: OfferMessages;
}
