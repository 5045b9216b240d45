import { memo } from 'react';
import { formatDecimal, formatExactMoney, formatPercent } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import type { Calculation, CalculatorContext } from './calculation.ts';

/** The outcomes of a hundred players who take the same bonus, one block per player. */
export const HundredBlocks = memo(function HundredBlocks({
  calculation: { players, model, state },
  context: { market, messages },
}: {
  calculation: Calculation;
  context: CalculatorContext;
}) {
  const { outOfMoney, belowDeposit, ahead } = players;
  const groups = [
    ['out', outOfMoney, messages.outOfMoney, 'is-minus'],
    ['hatch', belowDeposit, messages.belowDeposit, 'is-zero'],
    ['ahead', ahead, messages.ahead, 'is-plus'],
  ] as const;
  return (
    <figure className="hundred">
      <h2>{messages.hundredHeading}</h2>
      <div>
        <div
          aria-label={formatMessage(messages.hundredSentence, {
            out: outOfMoney,
            below: belowDeposit,
            ahead,
          })}
          className="hundred-blocks"
          role="img"
        >
          {groups.flatMap(([name, count]) =>
            Array.from({ length: count }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a group are identical
              <i className={name} key={`${name}${index}`} />
            )),
          )}
        </div>
        <ul>
          {groups.map(([name, count, text, sign]) => (
            <li key={name}>
              <b className={`amount ${sign}`}>{count}</b> {text}
            </li>
          ))}
        </ul>
      </div>
      <figcaption>
        {formatMessage(messages.assumptions, {
          stake: formatExactMoney(model.walk.stake, market),
          spread: formatDecimal(model.walk.spread),
          rtp: formatPercent(state.rtp),
        })}{' '}
        {outOfMoney > 50 && messages.mostEndAtZero}
      </figcaption>
    </figure>
  );
});
