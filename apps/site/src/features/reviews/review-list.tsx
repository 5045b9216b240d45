import { matchesReviewFilter } from '@nettobonus/domain/reviews/review-filter';
import { orderReviews } from '@nettobonus/domain/reviews/review-list';
import { useDeferredValue, useMemo } from 'react';
import { formatPlural } from '../../i18n/message.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { InPlaceLink } from '../../ui/in-place-link.tsx';
import { More } from '../../ui/more.tsx';
import { type Columns, fromColumns } from './columns.ts';
import { ReviewFilters } from './review-filters.tsx';
import type { Row } from './review-row.tsx';
import { ReviewTable } from './review-table.tsx';
import type { ReviewsContext } from './reviews-context.ts';
import { type ReviewFilterOptions, useReviewFilter } from './use-review-filter.ts';

export interface ReviewListProps extends ReviewFilterOptions {
  /** All reviews of the market. Equal ratings keep this order. */
  reviews: Columns<Row>;
  context: ReviewsContext;
}

/** The reviews of a market that match the visitor's filter, in the selected order. */
export function ReviewList({ reviews, context, ...options }: ReviewListProps) {
  const { path, licences } = options;
  const { market, messages, offerMessages } = context;
  const { filter, fields, limit, moreHref, showMore, adoptFields, adoptTyping, sortBy, clear } =
    useReviewFilter(options);
  const rows = useMemo(() => fromColumns(reviews), [reviews]);
  // Deferred, so that the next character does not wait for a long table.
  const deferredFilter = useDeferredValue(filter);
  const matching = useMemo(
    () =>
      orderReviews(
        rows.filter((row) => matchesReviewFilter(row, deferredFilter)),
        deferredFilter.sort,
      ),
    [rows, deferredFilter],
  );
  const shown = useMemo(() => matching.slice(0, limit), [matching, limit]);
  return (
    <section aria-labelledby="reviews-heading" id="reviews">
      <h2 className="sr-only" id="reviews-heading">
        {offerMessages.allReviews}
      </h2>
      <ReviewFilters
        context={context}
        count={matching.length}
        fields={fields}
        filter={filter}
        licences={licences}
        onSelect={adoptFields}
        onSort={sortBy}
        onType={adoptTyping}
        path={path}
      />
      {matching.length > 0 ? (
        <>
          <ReviewTable
            rows={shown}
            context={context}
            labelledBy="reviews-heading"
            pageSize={options.paging.size}
          />
          <More
            href={moreHref}
            label={offerMessages.showMore}
            onFollow={showMore}
            shown={shown.length}
            text={formatPlural(messages.shownOf, matching.length, market, { shown: shown.length })}
            total={matching.length}
          />
        </>
      ) : (
        <div id="no-reviews">
          <EmptyState heading={offerMessages.noResults} text={offerMessages.noResultsText}>
            <InPlaceLink className="button button-line" href={path} onFollow={clear}>
              {offerMessages.clear}
            </InPlaceLink>
          </EmptyState>
        </div>
      )}
    </section>
  );
}
