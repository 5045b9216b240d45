import type { Review } from '@nettobonus/domain/reviews/review';
import { FactsSheet, type FactsSheetProps } from './facts-sheet.tsx';
import { ReviewBody } from './review-body.tsx';

/** A casino's review. Without one, the known facts. */
export function CasinoText({ review, ...facts }: FactsSheetProps & { review: Review | null }) {
  return review ? <ReviewBody {...facts} review={review} /> : <FactsSheet {...facts} />;
}
