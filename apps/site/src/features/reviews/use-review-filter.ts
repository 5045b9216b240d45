import type { Licence } from '@nettobonus/domain/catalogue/casino';
import {
  NO_REVIEW_FILTER,
  parseReviewFilter,
  type ReviewFilter,
  type ReviewSort,
  toReviewFilterParams,
} from '@nettobonus/domain/reviews/review-filter';
import { type RefObject, useRef, useState } from 'react';
import { useOnHydration } from '../../client/use-on-hydration.ts';
import { usePopState } from '../../client/use-popstate.ts';

export interface ReviewFilterOptions {
  /** The page's path, without the query string. */
  path: string;
  /** The filter of the requested URL. */
  filter: ReviewFilter;
  /** The licences that occur in the market's reviews. */
  licences: Licence['type'][];
}

/** The fields are uncontrolled: visitors may use them before hydration, which must not reset them. */
export interface FilterFields {
  search: RefObject<HTMLInputElement | null>;
  licence: RefObject<HTMLSelectElement | null>;
}

export function toReviewsHref(path: string, filter: ReviewFilter): string {
  return `${path}?${toReviewFilterParams(filter)}`.replace(/\?$/, '');
}

/** The visitor's filter. The URL always contains it, so that a reload, a shared link and the back button restore it. */
export function useReviewFilter({ path, filter: requested, licences }: ReviewFilterOptions) {
  const [filter, setFilter] = useState(requested);
  const fields: FilterFields = { search: useRef(null), licence: useRef(null) };

  function change(next: ReviewFilter): void {
    setFilter(next);
    const href = toReviewsHref(path, next);
    if (href === toReviewsHref(path, filter)) return;
    // Typing replaces the history entry, so that the back button undoes the whole search instead of a single character.
    const isTyping = filter.search !== '' && next.search !== filter.search;
    if (isTyping) history.replaceState(null, '', href);
    else history.pushState(null, '', href);
  }

  function adoptFields(): void {
    const search = fields.search.current?.value ?? '';
    const license = fields.licence.current?.value ?? '';
    change(parseReviewFilter(new URLSearchParams({ search, license, sort: filter.sort }), licences));
  }

  function fillFields({ search, license }: ReviewFilter): void {
    if (fields.search.current) fields.search.current.value = search;
    if (fields.licence.current) fields.licence.current.value = license;
  }

  useOnHydration(adoptFields);
  usePopState((params) => {
    const restored = parseReviewFilter(params, licences);
    fillFields(restored);
    setFilter(restored);
  });

  return {
    filter,
    fields,
    adoptFields,
    sortBy: (sort: ReviewSort) => change({ ...filter, sort }),
    clear(): void {
      fillFields(NO_REVIEW_FILTER);
      fields.search.current?.focus();
      change(NO_REVIEW_FILTER);
    },
  };
}
