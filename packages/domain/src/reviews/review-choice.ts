import type { Licence } from '../catalogue/casino.ts';

/*
 * Duplicates the parsing and matching of the home page's list; a test keeps the two in sync. A shared module would
 * become a separate browser chunk and cost the home page a request.
 */
const SEARCH_LIMIT = 80;
const toPlain = (text: string) => text.toLowerCase().replaceAll('\u00a0', ' ');

/** The first is the default. */
export const REVIEW_SORTS = ['rating', 'net', 'newest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** The visitor's filter of a market's reviews; all of it is in the URL. */
export interface ReviewChoice {
  search: string;
  license: Licence['type'] | 'all';
  sort: ReviewSort;
}

export const ALL_REVIEWS: ReviewChoice = { search: '', license: 'all', sort: 'rating' };

/** The fields that filtering and sorting use. `net` is null if terms are missing. */
export interface ListedReview {
  casino: string;
  name: string;
  licence: Licence['type'];
  rating: number;
  net: number | null;
  updatedOn: string;
}

/** Parses the choice from URL parameters. Never throws: unknown values, or those of no review, become the default. */
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

/** Writes the choice as URL parameters, without defaults. */
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
