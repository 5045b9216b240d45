import type { Listing } from '@nettobonus/domain/catalogue/casino';
import { listChangedTerms } from '@nettobonus/domain/offer-history/offer-history';
import { listHeadlineMismatches } from '@nettobonus/domain/offers/headline';
import { offerTermsSchema } from '@nettobonus/domain/offers/offer-terms';
import type { ListingHistory } from '../past-offer.ts';

/** Lists problems in the recorded history of a casino's offer. */
export function listHistoryProblems(
  { casino, earlier, since }: ListingHistory,
  listing: Listing | undefined,
): string[] {
  if (!listing) return [`${casino}: has a history but is not listed`];
  const problems: string[] = [];
  for (const { since: day, bonus, terms } of earlier) {
    if (listHeadlineMismatches(bonus, offerTermsSchema.parse(terms)).length > 0)
      problems.push(`${casino} since ${day}: “${bonus}” does not match its terms`);
    if (terms.currency !== listing.terms?.currency)
      problems.push(
        `${casino} since ${day}: currency is ${terms.currency}, but the listing uses ${listing.terms?.currency}`,
      );
  }
  const days = [...earlier.map((offer) => offer.since), since];
  for (const [index, day] of days.entries()) {
    if (day <= (days[index - 1] ?? '')) problems.push(`${casino}: ${day} is not after ${days[index - 1]}`);
  }
  if (since > listing.verifiedOn)
    problems.push(`${casino}: valid since ${since}, but last verified on ${listing.verifiedOn}`);
  const offers = [
    ...earlier.map(({ bonus, terms }) => ({ bonus, terms: offerTermsSchema.parse(terms) })),
    listing,
  ];
  for (const [index, offer] of offers.slice(1).entries()) {
    const before = offers[index];
    if (before && listChangedTerms(before, offer).length === 0)
      problems.push(`${casino}: nothing changed on ${days[index + 1]}`);
  }
  return problems;
}
