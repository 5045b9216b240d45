import { reviewPathFor } from '@nettobonus/domain/routes/review-path';
import type { ReactNode } from 'react';
import { formatMoney } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import { logoAttributes } from '../../offer-ui/offer-elements.tsx';
import { Rating } from '../../offer-ui/rating.tsx';
import { type Row, RowFigure } from './review-row.tsx';
import type { ReviewsContext } from './reviews-context.ts';

interface ReviewTeasersProps {
  lead: Row;
  /** The lead's verdict in one sentence, and the beginning of its review. */
  headline: string;
  text: string;
  others: Row[];
  context: ReviewsContext;
  /** The lead's badges. */
  children?: ReactNode;
}

/** One review as a large teaser, and the others with a one-line verdict. */
export function ReviewTeasers({ lead, headline, text, others, context, children }: ReviewTeasersProps) {
  const { market, offerMessages, deposit } = context;
  return (
    <div className="review-teasers">
      <article>
        <img alt="" className="tile" {...logoAttributes({ offer: lead, size: 320 })} />
        <div>
          <div className="teaser-badges">{children}</div>
          <h2>
            <a href={reviewPathFor(lead.casino, market)}>
              <span>{lead.name}</span> {headline}
            </a>
          </h2>
          <p className="teaser-text">{text}</p>
          <Rating offer={lead} context={{ messages: offerMessages }} />
          <RowFigure row={lead} context={context} />
          <p className="teaser-deposit">
            {formatMessage(offerMessages.whenDepositing, { deposit: formatMoney(deposit, market) })}
          </p>
        </div>
      </article>
      <ul>
        {others.map((row) => (
          <li key={row.casino}>
            <img alt="" className="tile" {...logoAttributes({ offer: row, size: 72 })} />
            <div>
              <h3>
                <a href={reviewPathFor(row.casino, market)}>{row.name}</a>
              </h3>
              <p>{row.verdict}</p>
            </div>
            <RowFigure row={row} context={context} />
          </li>
        ))}
      </ul>
    </div>
  );
}
