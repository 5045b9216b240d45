import type { CSSProperties } from 'react';
import { formatMoney } from '../../i18n/format.ts';
import type { OfferContext } from '../../offer-ui/offer.ts';
import { TenBlocks } from '../../ui/ten-blocks.tsx';

/** Legend of the net bars. */
export function Legend({ messages }: { messages: OfferContext['messages'] }) {
  return (
    <ul className="legend">
      <li>
        <i className="legend-gross" />
        {messages.gross}
      </li>
      <li>
        <i className="legend-keep" />
        {messages.legendPositiveNet}
      </li>
      <li>
        <i className="hatch" />
        {messages.legendWageringCost}
      </li>
      <li>
        <i className="legend-loss" />
        {messages.legendNegativeNet}
      </li>
      <li>
        <TenBlocks filled={3} />
        {messages.legendFinish}
      </li>
    </ul>
  );
}

/** In multiples of the deposit. */
const AXIS_TICKS = [-1, 0, 1, 2, 3];

/** The column headings, and the axis that all bars of the list share. */
export function ListHead({ context }: { context: OfferContext }) {
  const { messages, market, deposit } = context;
  return (
    <div aria-hidden="true" className="list-head">
      <span>{messages.compareCasinos}</span>
      <span>{messages.bonus}</span>
      <span className="list-axis">
        {AXIS_TICKS.map((tick) => {
          const amount = formatMoney(tick * deposit, market);
          return (
            <span key={tick} style={{ '--a': tick } as CSSProperties}>
              {tick === AXIS_TICKS.at(-1) ? amount : amount.replace(/\s[^\s\d]+$/u, '')}
            </span>
          );
        })}
      </span>
      <span>{messages.net}</span>
    </div>
  );
}
