import type { Licence } from './casino.ts';
import { compareNet } from './listing-filter.ts';
import { matchesName, parseSearch } from './name-search.ts';

/** The first is the default. */
export const REVIEW_SORTS = ['rating', 'net', 'newest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** What a visitor has chosen of a market's reviews; all of it is in the address. */
export interface ReviewChoice {
  search: string;
  license: Licence['type'] | 'all';
  sort: ReviewSort;
}

export const ALL_REVIEWS: ReviewChoice = { search: '', license: 'all', sort: 'rating' };

/** What the rules ask of a review. `net` is null where the offer's terms do not tell enough. */
export interface ListedReview {
  casino: string;
  name: string;
  licence: Licence['type'];
  rating: number;
  net: number | null;
  updatedOn: string;
}

/** Reads the choice out of an address. Never fails: what it does not know, or no review has, is the default. */
export function parseReviewChoice(
  params: URLSearchParams,
  licences: readonly ListedReview['licence'][],
): ReviewChoice {
  return {
    search: parseSearch(params),
    license: licences.find((licence) => licence === params.get('license')) ?? ALL_REVIEWS.license,
    sort: REVIEW_SORTS.find((sort) => sort === params.get('sort')) ?? ALL_REVIEWS.sort,
  };
}

/** Writes the choice into an address, leaving the defaults out. */
export function writeReviewChoice(choice: ReviewChoice): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of ['search', 'license', 'sort'] as const) {
    if (choice[name] !== ALL_REVIEWS[name]) params.set(name, choice[name]);
  }
  return params;
}

export function isChosen(
  { name, licence }: Pick<ListedReview, 'name' | 'licence'>,
  { search, license }: ReviewChoice,
): boolean {
  return matchesName(name, search) && (license === 'all' || licence === license);
}

/** Where two are equal, the better rated comes first. */
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

const OTHER_LEADS = 3;

/** What stands above the list: the casino that the market features, or its best rated, and the newest besides. */
export function pickLeads<T extends ListedReview>(
  reviews: readonly T[],
  featured: string | undefined,
): { lead: T | undefined; others: T[] } {
  const lead = reviews.find(({ casino }) => casino === featured) ?? orderReviews(reviews, 'rating')[0];
  const rest = reviews.filter((review) => review !== lead);
  return { lead, others: orderReviews(rest, 'newest').slice(0, OTHER_LEADS) };
}
