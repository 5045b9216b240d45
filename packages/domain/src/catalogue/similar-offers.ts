import type { OfferTerms } from '../offers/offer-terms.ts';
import { normaliseText } from '../shared/keywords.ts';

/** The number of similar offers shown next to an offer. */
export const SIMILAR_OFFER_COUNT = 3;

interface ComparableOffer {
  casino: string;
  bonus: string;
  /** In minor units, for the market's reference deposit. */
  net: number | null;
  terms?: OfferTerms | undefined;
  hideFromListing: boolean;
  licenceStrength: number;
  isUnlicensed?: boolean | undefined;
}

export function hasSameHeadline(
  a: Pick<ComparableOffer, 'bonus'>,
  b: Pick<ComparableOffer, 'bonus'>,
): boolean {
  return normaliseText(a.bonus) === normaliseText(b.bonus);
}

/**
 * Offers whose net value is positive and higher, at casinos with at least as strong a licence: those with the same
 * headline, or if there are none, the nearest by kind, percentage and cap. Never casinos that a licensed-only market does
 * not promote.
 */
export function findSimilarOffers<T extends ComparableOffer>(
  offer: ComparableOffer,
  offers: readonly T[],
): T[] {
  // In whole units, because the page does not show smaller differences.
  const netInUnits = ({ net }: ComparableOffer) => Math.round((net ?? 0) / 100);
  const better = offers.filter(
    (other) =>
      other.casino !== offer.casino &&
      !other.hideFromListing &&
      !other.isUnlicensed &&
      other.licenceStrength >= offer.licenceStrength &&
      netInUnits(other) > Math.max(0, netInUnits(offer)),
  );
  const sameHeadline = better.filter((other) => hasSameHeadline(offer, other));
  return (sameHeadline.length > 0 ? sameHeadline : better)
    .map((other) => ({ other, distance: getDistance(offer, other) }))
    .toSorted(
      (a, b) =>
        compareLexicographically(a.distance, b.distance) ||
        Number(b.other.net) - Number(a.other.net) ||
        (a.other.casino < b.other.casino ? -1 : 1),
    )
    .slice(0, SIMILAR_OFFER_COUNT)
    .map(({ other }) => other);
}

/** Most significant first: each difference outweighs all that follow. */
function getDistance(offer: ComparableOffer, other: ComparableOffer): number[] {
  return [
    offer.terms?.kind === other.terms?.kind ? 0 : 1,
    Math.abs((offer.terms?.matchPercent ?? 0) - (other.terms?.matchPercent ?? 0)),
    Math.abs((offer.terms?.maxBonus ?? 0) - (other.terms?.maxBonus ?? 0)),
  ];
}

function compareLexicographically(a: number[], b: number[]): number {
  return a.map((value, index) => value - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
