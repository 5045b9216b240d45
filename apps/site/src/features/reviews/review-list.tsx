import { matchesReviewFilter } from '@nettobonus/domain/reviews/review-filter';
import { formatMessage } from '../../i18n/message.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ReviewFilters, type ReviewFiltersProps } from './review-filters.tsx';
import { ReviewRow, type Row } from './review-row.tsx';

/** All reviews of a market in the selected order. Filtered-out rows are rendered but hidden. */
export function ReviewList({ rows, ...filterProps }: Omit<ReviewFiltersProps, 'count'> & { rows: Row[] }) {
  const { context, filter, path } = filterProps;
  const { messages, offerMessages, deposit, methodHref } = context;
  const count = rows.filter((row) => matchesReviewFilter(row, filter)).length;
  return (
    <section aria-labelledby="reviews-heading" id="reviews">
      <h2 className="sr-only" id="reviews-heading">
        {offerMessages.allReviews}
      </h2>
      <ReviewFilters {...filterProps} count={count} />
      <div className="review-table" hidden={count === 0}>
        <p>
          {offerMessages.net}, {formatMessage(offerMessages.whenDepositing, { deposit })}
          <a className="link" href={methodHref}>
            {offerMessages.howCalculated}
          </a>
        </p>
        <table aria-labelledby="reviews-heading">
          <thead>
            <tr>
              <th scope="col">{messages.casino}</th>
              <th scope="col">{messages.verdict}</th>
              <th scope="col">{offerMessages.license}</th>
              <th scope="col">{offerMessages.rating}</th>
              <th scope="col">{offerMessages.net}</th>
              <th scope="col">{offerMessages.checked}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <ReviewRow
                isHidden={!matchesReviewFilter(row, filter)}
                key={row.casino}
                row={row}
                context={context}
              />
            ))}
          </tbody>
        </table>
      </div>
      <div hidden={count > 0} id="no-reviews">
        <EmptyState heading={offerMessages.noResults} text={offerMessages.noResultsText}>
          <a className="button button-line" href={path}>
            {offerMessages.clear}
          </a>
        </EmptyState>
      </div>
    </section>
  );
}
