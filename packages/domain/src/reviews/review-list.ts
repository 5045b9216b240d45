import { compareNet } from '../catalogue/casino-filter.ts';
import type { ListedReview, ReviewSort } from './review-filter.ts';

/** Sorts reviews, and breaks ties by rating. */
export function orderReviews<T extends ListedReview>(reviews: readonly T[], sort: ReviewSort): T[] {
  const byRating = reviews.toSorted((a, b) => b.rating - a.rating);
  switch (sort) {
    case 'rating':
      return byRating;
    case 'net':
      return byRating.toSorted((a, b) => compareNet(b.net, a.net));
    case 'newest':
      return byRating.toSorted(
        (a, b) => Number(b.updatedOn > a.updatedOn) - Number(b.updatedOn < a.updatedOn),
      );
  }
}

const SMALL_TEASER_COUNT = 3;

/**
 * The review teasers above the list. The lead, the large one, is that of the featured or the best-rated casino; the
 * others are the newest.
 */
export function pickTeasers<T extends ListedReview>(
  reviews: readonly T[],
  featured: string | undefined,
): { lead: T | undefined; others: T[] } {
  const lead = reviews.find(({ casino }) => casino === featured) ?? orderReviews(reviews, 'rating')[0];
  const rest = reviews.filter((review) => review !== lead);
  return { lead, others: orderReviews(rest, 'newest').slice(0, SMALL_TEASER_COUNT) };
}
