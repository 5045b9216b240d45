import type { Listing } from '@nettobonus/domain/catalogue/casino';
import { calculateRating, type Review } from '@nettobonus/domain/reviews/review';
import { fieldError } from '../publishing/field-error.ts';

/** Why the listing’s rating is not that of its published review, or null. */
export function getRatingProblem({ rating }: Pick<Listing, 'rating'>, review: Review): string | null {
  const calculated = calculateRating(review.scores);
  if (rating === calculated) return null;
  return `The scores of the published review give ${format(calculated)}, but this rating is ${format(rating)}. Enter ${format(calculated)}, or change the scores in the review; publishing the review changes the rating.`;
}

const format = (rating: number) => rating.toFixed(1);

/** Refuses a listing with another rating than that of its published review: the page would show both. */
export function requireRatingOfReview(
  listing: Listing,
  { id, review }: { id: number | undefined; review: Review | undefined },
): void {
  const message = review ? getRatingProblem(listing, review) : null;
  if (message) throw fieldError({ collection: 'listings', id, path: 'rating', message });
}
