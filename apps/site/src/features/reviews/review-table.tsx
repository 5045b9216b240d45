import { memo } from 'react';
import { formatMoney } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import { ReviewRow, type Row } from './review-row.tsx';
import type { ReviewsContext } from './reviews-context.ts';
import { moreReviewsId } from './use-review-filter.ts';

interface ReviewTableProps {
  rows: Row[];
  context: ReviewsContext;
  /** The id of its heading. */
  labelledBy: string;
  /** How many rows a click on "show more" adds. */
  pageSize: number;
}

export const ReviewTable = memo(function ReviewTable({
  rows,
  context,
  labelledBy,
  pageSize,
}: ReviewTableProps) {
  const { market, messages, offerMessages, deposit, methodHref } = context;
  return (
    <div className="review-table">
      <p>
        {offerMessages.net},{' '}
        {formatMessage(offerMessages.whenDepositing, { deposit: formatMoney(deposit, market) })}
        <a className="link" href={methodHref}>
          {offerMessages.howCalculated}
        </a>
      </p>
      <table aria-labelledby={labelledBy}>
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
          {rows.map((row, index) => (
            <ReviewRow
              id={index > 0 && index % pageSize === 0 ? moreReviewsId(index / pageSize) : undefined}
              key={row.casino}
              row={row}
              context={context}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
});
