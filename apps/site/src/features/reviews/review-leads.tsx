import type { ReactNode } from 'react';
import { say } from '../../i18n/message.ts';
import { Rating } from '../../layout/rating.tsx';
import { type Row, RowFigure } from './review-row.tsx';
import type { ReviewsSetting } from './reviews-setting.ts';

interface ReviewLeadsProps {
  lead: Row;
  /** How its review begins. */
  text: string;
  others: Row[];
  setting: ReviewsSetting;
  /** The lead's badges. */
  children?: ReactNode;
}

/** One review told at length, and three in a line each. */
export function ReviewLeads({ lead, text, others, setting, children }: ReviewLeadsProps) {
  const { offerWords, deposit } = setting;
  return (
    <div className="leads">
      <article>
        <img alt="" className="tile" height="320" src={lead.image} width="320" />
        <div>
          <div className="lead-badges">{children}</div>
          <h2>
            <a href={lead.href}>{lead.name}</a>
          </h2>
          <p className="lead-text">{text}</p>
          <Rating offer={lead} setting={{ ...setting, words: offerWords }} />
          <RowFigure row={lead} setting={setting} />
          <p className="lead-deposit">{say(offerWords.whenDepositing, { deposit })}</p>
        </div>
      </article>
      <ul>
        {others.map((row) => (
          <li key={row.casino}>
            <img alt="" className="tile" height="72" src={row.image} width="72" />
            <div>
              <h3>
                <a href={row.href}>{row.name}</a>
              </h3>
              <p>{row.verdict}</p>
            </div>
            <RowFigure row={row} setting={setting} />
          </li>
        ))}
      </ul>
    </div>
  );
}
