import type { Review } from '@nettobonus/domain/reviews/review';
import { FactsSheet, type FactsSheetProps } from './facts-sheet.tsx';
import { ReviewBody } from './review-body.tsx';

/** Shows a casino's review, or the fact sheet if there is no review. */
export function CasinoText({ review, ...facts }: FactsSheetProps & { review: Review | null }) {
  return review ? <ReviewBody {...facts} review={review} /> : <FactsSheet {...facts} />;
}
