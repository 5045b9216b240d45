import type { Licence } from './casino.ts';

/*
 * Read and matched as the home page's list does it; a test holds the two together. A module that both import would be
 * a file of its own in the browser, and cost the home page a request.
 */
const SEARCH_LIMIT = 80;
const toPlain = (text: string) => text.toLowerCase().replaceAll('\u00a0', ' ');

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
    search: (params.get('search') ?? '').trim().slice(0, SEARCH_LIMIT).toWellFormed().trimEnd(),
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
  return toPlain(name).includes(toPlain(search)) && (license === 'all' || licence === license);
}
