import { memo } from 'react';
import { formatDecimal, formatExact, formatPercent } from '../../i18n/format.ts';
import { say } from '../../i18n/message.ts';
import type { Calculation, CalculatorSetting } from './calculation.ts';

/** A hundred players who take the same bonus, a block each. */
export const HundredBlocks = memo(function HundredBlocks({
  calculation: { players, play, state },
  setting: { market, words },
}: {
  calculation: Calculation;
  setting: CalculatorSetting;
}) {
  const { outOfMoney, belowDeposit, ahead } = players;
  const groups = [
    ['out', outOfMoney, words.outOfMoney, 'is-minus'],
    ['hatch', belowDeposit, words.belowDeposit, 'is-zero'],
    ['ahead', ahead, words.ahead, 'is-plus'],
  ] as const;
  return (
    <figure className="hundred">
      <h2>{words.hundredHeading}</h2>
      <div>
        <div
          aria-label={say(words.hundredSentence, { out: outOfMoney, below: belowDeposit, ahead })}
          className="hundred-blocks"
          role="img"
        >
          {groups.flatMap(([name, count]) =>
            Array.from({ length: count }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: players of a group are told apart by nothing
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
        {say(words.model, {
          stake: formatExact(play.walk.stake, market),
          spread: formatDecimal(play.walk.spread),
          rtp: formatPercent(state.rtp),
        })}{' '}
        {outOfMoney > 50 && words.mostEndAtZero}
      </figcaption>
    </figure>
  );
});
