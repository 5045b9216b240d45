import { memo } from 'react';
import { formatNet, getSign, toUnits } from '../../i18n/format.ts';
import { formatPlural } from '../../i18n/message.ts';
import { TenBlocks } from '../../ui/ten-blocks.tsx';
import type { Calculation, CalculatorContext } from './calculation.ts';
import { formatLosers } from './format-figures.ts';

interface KeyFiguresProps {
  calculation: Calculation;
  context: CalculatorContext;
}

/** Three figures for a bonus: the result after full wagering, the share of players who complete it, and the average. */
export const KeyFigures = memo(function KeyFigures({ calculation, context }: KeyFiguresProps) {
  const { market, messages } = context;
  const { value, model, breakdown, average, players } = calculation;
  const finish = 100 - players.outOfMoney;
  return (
    <dl className="key-figures">
      <div>
        <dt>{messages.net}</dt>
        <dd className={`amount is-${getSign(value.net)}`}>{formatNet(value.net, market)}</dd>
        <dd>{messages.netText}</dd>
      </div>
      <div>
        <dt>{messages.finish}</dt>
        <dd>
          <TenBlocks filled={value.finishOfTen} />
          <span className="num">{finish}/100</span>
        </dd>
        <dd>
          {model.walk.turnover === 0
            ? messages.finishWithoutWagering
            : formatPlural(messages.finishText, toUnits(breakdown.turnover), market)}
        </dd>
      </div>
      <div>
        <dt>{messages.average}</dt>
        <dd className={`amount is-${getSign(average)}`}>{formatNet(average, market)}</dd>
        <dd>
          {model.walk.turnover === 0 ? (
            messages.averageWithoutWagering
          ) : (
            <>
              {messages.averageText}{' '}
              {average > 0 && average - value.net >= 100 && `${messages.averageRaisedByBigWins} `}
              {formatLosers(calculation, context)}
            </>
          )}
        </dd>
      </div>
    </dl>
  );
});
