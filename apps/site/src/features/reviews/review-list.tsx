import { isChosen } from '@nettobonus/domain/reviews/review-choice';
import { formatMessage } from '../../i18n/message.ts';
import { Empty } from '../../ui/empty.tsx';
import { ReviewRow, type Row } from './review-row.tsx';
import { ReviewTools, type ReviewToolsProps } from './review-tools.tsx';

/** All reviews of a market in the selected order. Filtered-out rows are rendered but hidden. */
export function ReviewList({ rows, ...tools }: Omit<ReviewToolsProps, 'count'> & { rows: Row[] }) {
  const { context, choice, path } = tools;
  const { messages, offerMessages, deposit, methodHref } = context;
  const count = rows.filter((row) => isChosen(row, choice)).length;
  return (
    <section aria-labelledby="reviews-heading" id="reviews">
      <h2 className="sr-only" id="reviews-heading">
        {offerMessages.allReviews}
      </h2>
      <ReviewTools {...tools} count={count} />
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
              <ReviewRow isHidden={!isChosen(row, choice)} key={row.casino} row={row} context={context} />
            ))}
          </tbody>
        </table>
      </div>
      <div hidden={count > 0} id="no-reviews">
        <Empty heading={offerMessages.noResults} text={offerMessages.noResultsText}>
          <a className="button button-line" href={path}>
            {offerMessages.clear}
          </a>
        </Empty>
      </div>
    </section>
  );
}
