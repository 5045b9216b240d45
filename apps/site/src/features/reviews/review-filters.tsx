import type { Licence } from '@nettobonus/domain/catalogue/casino';
import {
  NO_REVIEW_FILTER,
  REVIEW_SORTS,
  type ReviewFilter,
  type ReviewSort,
} from '@nettobonus/domain/reviews/review-filter';
import { formatPlural } from '../../i18n/message.ts';
import { Icon } from '../../ui/icon.tsx';
import { InPlaceLink } from '../../ui/in-place-link.tsx';
import type { ReviewsContext } from './reviews-context.ts';
import { type FilterFields, toReviewsHref } from './use-review-filter.ts';

interface ReviewFiltersProps {
  context: ReviewsContext;
  path: string;
  filter: ReviewFilter;
  licences: Licence['type'][];
  /** How many reviews match. */
  count: number;
  fields: FilterFields;
  onType: () => void;
  onSelect: () => void;
  onSort: (sort: ReviewSort) => void;
}

/** Search, licence filter and sort order. Without scripts, a plain form and links. */
export function ReviewFilters(props: ReviewFiltersProps) {
  const { context, path, filter, licences, count, fields, onType, onSelect, onSort } = props;
  const { market, messages, offerMessages, licenceNames } = context;
  const sortNames: Record<ReviewSort, string> = {
    rating: offerMessages.sort_rating,
    net: offerMessages.sort_net,
    newest: messages.newest,
  };
  return (
    <div className="review-tools">
      <search>
        <form action={path} aria-label={messages.filterForm} onSubmit={(event) => event.preventDefault()}>
          <Icon name="search" size={18} />
          <input
            aria-label={offerMessages.search}
            autoComplete="off"
            defaultValue={filter.search}
            name="search"
            onChange={onType}
            placeholder={offerMessages.searchPlaceholder}
            ref={fields.search}
            type="search"
          />
          <label>
            <span className="sr-only">{offerMessages.license}</span>
            <select defaultValue={filter.license} name="license" onChange={onSelect} ref={fields.licence}>
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
          <InPlaceLink
            aria-current={sort === filter.sort ? 'true' : undefined}
            href={toReviewsHref(path, { ...filter, sort })}
            key={sort}
            onFollow={() => onSort(sort)}
          >
            {sortNames[sort]}
          </InPlaceLink>
        ))}
      </nav>
      <p aria-live="polite">{formatPlural(messages.reviewCount, count, market)}</p>
    </div>
  );
}
