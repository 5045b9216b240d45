import { memo } from 'react';
import { formatMessage } from '../../i18n/message.ts';
import { ReviewRow, type Row } from './review-row.tsx';
import type { ReviewsContext } from './reviews-context.ts';

interface ReviewTableProps {
  rows: Row[];
  context: ReviewsContext;
  /** The id of its heading. */
  labelledBy: string;
}

export const ReviewTable = memo(function ReviewTable({ rows, context, labelledBy }: ReviewTableProps) {
  const { messages, offerMessages, deposit, methodHref } = context;
  return (
    <div className="review-table">
      <p>
        {offerMessages.net}, {formatMessage(offerMessages.whenDepositing, { deposit })}
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
          {rows.map((row) => (
            <ReviewRow key={row.casino} row={row} context={context} />
          ))}
        </tbody>
      </table>
    </div>
  );
});
