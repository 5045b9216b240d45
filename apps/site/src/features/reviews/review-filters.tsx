import type { Licence } from '@nettobonus/domain/catalogue/casino';
import {
  NO_REVIEW_FILTER,
  REVIEW_SORTS,
  type ReviewFilter,
  type ReviewSort,
  toReviewFilterParams,
} from '@nettobonus/domain/reviews/review-filter';
import { formatPlural } from '../../i18n/message.ts';
import { Icon } from '../../ui/icon.tsx';
import type { ReviewsContext } from './reviews-context.ts';

export interface ReviewFiltersProps {
  context: ReviewsContext;
  /** The page's path, without the query string. */
  path: string;
  filter: ReviewFilter;
  /** The licences that occur in the market's reviews. */
  licences: Licence['type'][];
  count: number;
}

/** Search, licence filter and sort order. A plain form and links, which the page's script enhances to avoid page loads. */
export function ReviewFilters({ context, path, filter, licences, count }: ReviewFiltersProps) {
  const { market, messages, offerMessages, licenceNames } = context;
  const sortNames: Record<ReviewSort, string> = {
    rating: offerMessages.sort_rating,
    net: offerMessages.sort_net,
    newest: messages.newest,
  };
  const getSortHref = (sort: ReviewSort) =>
    `${path}?${toReviewFilterParams({ ...filter, sort })}`.replace(/\?$/, '');
  return (
    <div className="review-tools">
      <search>
        <form action={path} aria-label={messages.filterForm}>
          <Icon name="search" size={18} />
          <input
            aria-label={offerMessages.search}
            autoComplete="off"
            defaultValue={filter.search}
            name="search"
            placeholder={offerMessages.searchPlaceholder}
            type="search"
          />
          <label>
            <span className="sr-only">{offerMessages.license}</span>
            <select defaultValue={filter.license} name="license">
              <option value={NO_REVIEW_FILTER.license}>{messages.allLicences}</option>
              {licences.map((licence) => (
                <option key={licence} value={licence}>
                  {licenceNames[licence]}
                </option>
              ))}
            </select>
            <Icon name="chevron" size={18} />
          </label>
          <input name="sort" type="hidden" value={filter.sort} />
          <noscript>
            <button type="submit">{offerMessages.apply}</button>
          </noscript>
        </form>
      </search>
      <nav aria-label={offerMessages.sort} className="review-sort">
        {REVIEW_SORTS.map((sort) => (
          <a
            aria-current={sort === filter.sort ? 'true' : undefined}
            data-sort={sort}
            href={getSortHref(sort)}
            key={sort}
          >
            {sortNames[sort]}
          </a>
        ))}
      </nav>
      <p aria-live="polite" data-one={messages.reviewCount.one} data-other={messages.reviewCount.other}>
        {formatPlural(messages.reviewCount, count, market)}
      </p>
    </div>
  );
}
