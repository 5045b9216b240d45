import type { Listing } from '@nettobonus/domain/catalogue/casino';
import { parsePaymentMethods } from '@nettobonus/domain/catalogue/payment-method';
import type { Review } from '@nettobonus/domain/reviews/review';
import { listReviewedMethods } from '../payment-methods.ts';

/** Lists differences between the payment methods of a listing and those in the payment table of its review. */
export function listPaymentProblems(
  review: Pick<Review, 'paymentMethods'>,
  { depositMethods }: Pick<Listing, 'depositMethods'>,
): string[] {
  const { deposits, withdrawals } = review.paymentMethods;
  const unknown = [...deposits, ...withdrawals].filter(
    ({ method }) => parsePaymentMethods(method).length === 0,
  );
  const reviewed = listReviewedMethods(review);
  return [
    ...unknown.map(({ method }) => `“${method}” is not a known payment method`),
    ...reviewed
      .filter((method) => !depositMethods.includes(method))
      .map((method) => `the review has ${method}, but the listing does not`),
    ...depositMethods
      .filter((method) => !reviewed.includes(method))
      .map((method) => `the listing has ${method}, but the review does not`),
  ];
}
