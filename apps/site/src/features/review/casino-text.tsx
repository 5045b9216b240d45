import type { Review } from '@nettobonus/domain/review';
import { FactsSheet, type FactsSheetProps } from './facts-sheet.tsx';
import { ReviewBody } from './review-body.tsx';

/** The review of a casino, or what is known of it where none is written. */
export function CasinoText({ review, ...facts }: FactsSheetProps & { review: Review | null }) {
  return review ? <ReviewBody {...facts} review={review} /> : <FactsSheet {...facts} />;
}
