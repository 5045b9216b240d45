import type { Licence } from '../catalogue/casino.ts';

/*
 * Duplicates the parsing and matching of `casino-filter.ts`; a test keeps the two in sync. A shared module would
 * become a separate browser chunk and cost the home page a request.
 */
const SEARCH_MAX_LENGTH = 80;
const normaliseText = (text: string) => text.toLowerCase().replaceAll('\u00a0', ' ');

/** The first is the default. */
export const REVIEW_SORTS = ['rating', 'net', 'newest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** A visitor's filter for a market's reviews. The URL contains the whole filter. */
export interface ReviewFilter {
  search: string;
  license: Licence['type'] | 'all';
  sort: ReviewSort;
}

export const NO_REVIEW_FILTER: ReviewFilter = { search: '', license: 'all', sort: 'rating' };

/** The fields that filtering and sorting use. `net` is null if terms are missing. */
export interface ListedReview {
  casino: string;
  name: string;
  licence: Licence['type'];
  rating: number;
  net: number | null;
  updatedOn: string;
}

/** Parses the filter from URL parameters. Never throws: unknown or unused values become the default. */
export function parseReviewFilter(
  params: URLSearchParams,
  licences: readonly ListedReview['licence'][],
): ReviewFilter {
  return {
    search: (params.get('search') ?? '').trim().slice(0, SEARCH_MAX_LENGTH).toWellFormed().trimEnd(),
    license: licences.find((licence) => licence === params.get('license')) ?? NO_REVIEW_FILTER.license,
    sort: REVIEW_SORTS.find((sort) => sort === params.get('sort')) ?? NO_REVIEW_FILTER.sort,
  };
}

/** The filter as URL parameters, without defaults. */
export function toReviewFilterParams(filter: ReviewFilter): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of ['search', 'license', 'sort'] as const) {
    if (filter[name] !== NO_REVIEW_FILTER[name]) params.set(name, filter[name]);
  }
  return params;
}

export function matchesReviewFilter(
  { name, licence }: Pick<ListedReview, 'name' | 'licence'>,
  { search, license }: ReviewFilter,
): boolean {
  return normaliseText(name).includes(normaliseText(search)) && (license === 'all' || licence === license);
}
