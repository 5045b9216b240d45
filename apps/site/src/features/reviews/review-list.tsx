import { isChosen } from '@nettobonus/domain/reviews/review-choice';
import { formatMessage } from '../../i18n/message.ts';
import { Empty } from '../../ui/empty.tsx';
import { ReviewRow, type Row } from './review-row.tsx';
import { ReviewTools, type ReviewToolsProps } from './review-tools.tsx';

/** All reviews of a market in the selected order. Filtered-out rows are rendered but hidden. */
export function ReviewList({ rows, ...tools }: Omit<ReviewToolsProps, 'count'> & { rows: Row[] }) {
  const { context, choice, path } = tools;
  const { words, offerWords, deposit, methodHref } = context;
  const count = rows.filter((row) => isChosen(row, choice)).length;
  return (
    <section aria-labelledby="reviews-heading" id="reviews">
      <h2 className="sr-only" id="reviews-heading">
        {offerWords.allReviews}
      </h2>
      <ReviewTools {...tools} count={count} />
      <div className="review-table" hidden={count === 0}>
        <p>
          {offerWords.net}, {formatMessage(offerWords.whenDepositing, { deposit })}
          <a className="link" href={methodHref}>
            {offerWords.howCalculated}
          </a>
        </p>
        <table aria-labelledby="reviews-heading">
          <thead>
            <tr>
              <th scope="col">{words.casino}</th>
              <th scope="col">{words.verdict}</th>
              <th scope="col">{offerWords.license}</th>
              <th scope="col">{offerWords.rating}</th>
              <th scope="col">{offerWords.net}</th>
              <th scope="col">{offerWords.checked}</th>
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
        <Empty heading={offerWords.noResults} text={offerWords.noResultsText}>
          <a className="button button-line" href={path}>
            {offerWords.clear}
          </a>
        </Empty>
      </div>
    </section>
  );
}
