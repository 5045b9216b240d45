import type { Review } from '@nettobonus/domain/reviews/review';
import type { TextContext } from '../../offer-ui/rich-text/rich-text.tsx';
import { FactSheet, type FactSheetProps } from './fact-sheet.tsx';
import { ReviewBody } from './review-body.tsx';

interface ReviewOrFactSheetProps extends FactSheetProps {
  review: Review | null;
  textContext: TextContext;
}

/** Shows a casino's review, or the fact sheet if there is no review. */
export function ReviewOrFactSheet({ review, textContext, ...facts }: ReviewOrFactSheetProps) {
  return review ? (
    <ReviewBody {...facts} review={review} textContext={textContext} />
  ) : (
    <FactSheet {...facts} />
  );
}
