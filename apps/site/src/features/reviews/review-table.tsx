import { formatMoney } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import { ReviewRow, type Row } from './review-row.tsx';
import type { ReviewsContext } from './reviews-context.ts';

interface ReviewTableProps {
  rows: Row[];
  context: ReviewsContext;
  /** The id of its heading. */
  labelledBy: string;
}

export function ReviewTable({ rows, context, labelledBy }: ReviewTableProps) {
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
          {rows.map((row) => (
            <ReviewRow key={row.casino} row={row} context={context} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
