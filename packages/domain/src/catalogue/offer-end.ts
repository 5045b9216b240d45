import type { ListedCasino, Listing } from './casino.ts';

/** `today`: the date in the listing's market. */
export const hasOfferEnded = ({ endsOn }: Pick<Listing, 'endsOn'>, today: string): boolean =>
  endsOn !== undefined && endsOn < today;

/**
 * A casino as the site shows it on this day. After its offer's last day it is in no list, and its page says that the offer
 * has ended instead of naming a bonus, its terms or a link.
 */
export function applyOfferEnd(
  casino: ListedCasino,
  { today, endedHeadline }: { today: string; endedHeadline: string },
): ListedCasino {
  if (!hasOfferEnded(casino, today)) return casino;
  const { affiliateLink, recommendationReason, bonus, terms, ...information } = casino;
  return {
    ...information,
    bonus: endedHeadline,
    // They may describe the bonus, for example as free of wagering.
    features: [],
    category: [],
    recommended: false,
    exclusiveOffer: false,
    hideFromListing: true,
    endedOffer: { bonus, ...(terms && { terms }) },
  };
}
