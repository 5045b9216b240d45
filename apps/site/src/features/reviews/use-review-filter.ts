import type { Licence } from '@nettobonus/domain/catalogue/casino';
import {
  NO_REVIEW_FILTER,
  parseReviewFilter,
  type ReviewFilter,
  type ReviewSort,
  toReviewFilterParams,
} from '@nettobonus/domain/reviews/review-filter';
import { type RefObject, useRef, useState } from 'react';
import { depositQuery } from '../../client/deposit.ts';
import { useOnHydration } from '../../client/use-on-hydration.ts';
import { usePopState } from '../../client/use-popstate.ts';
import { useTypingPause } from '../../client/use-typing-pause.ts';

export interface ReviewFilterOptions {
  /** The page's path, without the query string. */
  path: string;
  /** The filter of the requested URL. */
  filter: ReviewFilter;
  /** The clicks on "show more" in the requested URL. Passed, because an import would become another chunk of the home page. */
  paging: { param: string; size: number; clicks: number };
  /** The licences that occur in the market's reviews. */
  licences: Licence['type'][];
}

/** The fields are uncontrolled: visitors may use them before hydration, which must not reset them. */
export interface FilterFields {
  search: RefObject<HTMLInputElement | null>;
  licence: RefObject<HTMLSelectElement | null>;
}

export function toReviewsHref(path: string, filter: ReviewFilter, more: Record<string, string> = {}): string {
  const params = toReviewFilterParams(filter);
  for (const [name, value] of Object.entries(more)) params.set(name, value);
  return `${path}?${params}`.replace(/\?$/, '');
}

/** The id of the first review that the given click on "show more" adds. */
export const moreReviewsId = (moreClicks: number) => `more-${moreClicks}`;

/** The visitor's filter. The URL always contains it, so that a reload, a shared link and the back button restore it. */
export function useReviewFilter({ path, filter: requested, licences, paging }: ReviewFilterOptions) {
  const [filter, setFilter] = useState(requested);
  /** Two characters can arrive before the list is rendered again. */
  const latest = useRef(requested);
  const [moreClicks, setMoreClicks] = useState(paging.clicks);
  const typing = useTypingPause();
  const fields: FilterFields = { search: useRef(null), licence: useRef(null) };

  function change(next: ReviewFilter): void {
    typing.cancel();
    const previous = latest.current;
    latest.current = next;
    setFilter(next);
    if (toReviewsHref(path, next) === toReviewsHref(path, previous)) return;
    setMoreClicks(0);
    const href = toReviewsHref(path, next, Object.fromEntries(new URLSearchParams(depositQuery())));
    // Typing replaces the history entry, so that the back button undoes the whole search instead of a single character.
    const isTyping = previous.search !== '' && next.search !== previous.search;
    if (isTyping) history.replaceState(null, '', href);
    else history.pushState(null, '', href);
  }

  function adoptFields(sort = latest.current.sort): void {
    const search = fields.search.current?.value ?? '';
    const license = fields.licence.current?.value ?? '';
    change(parseReviewFilter(new URLSearchParams({ search, license, sort }), licences));
  }

  function fillFields({ search, license }: ReviewFilter): void {
    if (fields.search.current) fields.search.current.value = search;
    if (fields.licence.current) fields.licence.current.value = license;
  }

  useOnHydration(() => adoptFields());
  usePopState((params) => {
    typing.cancel();
    const restored = parseReviewFilter(params, licences);
    fillFields(restored);
    latest.current = restored;
    setFilter(restored);
    setMoreClicks(0);
  });

  return {
    filter,
    fields,
    /** How many reviews are shown at most. */
    limit: paging.size * (moreClicks + 1),
    moreHref: `${toReviewsHref(path, filter, { [paging.param]: String(moreClicks + 1) })}#${moreReviewsId(moreClicks + 1)}`,
    showMore: () => setMoreClicks(moreClicks + 1),
    adoptFields: () => adoptFields(),
    adoptTyping: () => typing.afterPause(() => adoptFields()),
    sortBy: (sort: ReviewSort) => adoptFields(sort),
    clear(): void {
      fillFields(NO_REVIEW_FILTER);
      fields.search.current?.focus();
      change(NO_REVIEW_FILTER);
    },
  };
}
