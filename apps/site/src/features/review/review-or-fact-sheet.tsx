import type { Review } from '@nettobonus/domain/reviews/review';
import { FactSheet, type FactSheetProps } from './fact-sheet.tsx';
import { ReviewBody } from './review-body.tsx';

/** Shows a casino's review, or the fact sheet if there is no review. */
export function ReviewOrFactSheet({ review, ...facts }: FactSheetProps & { review: Review | null }) {
  return review ? <ReviewBody {...facts} review={review} /> : <FactSheet {...facts} />;
}
