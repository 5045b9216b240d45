import { memo } from 'react';
import { formatNet, formatUnits, signOf } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import { TenBlocks } from '../../ui/ten-blocks.tsx';
import type { Calculation, CalculatorContext } from './calculation.ts';
import { formatLosers } from './format-figures.ts';

interface ReadingsProps {
  calculation: Calculation;
  context: CalculatorContext;
}

/** Three figures for one bonus: the result after full wagering, the share who finish, and the average of all players. */
export const Readings = memo(function Readings({ calculation, context }: ReadingsProps) {
  const { market, words } = context;
  const { value, play, sum, average, players } = calculation;
  const finish = 100 - players.outOfMoney;
  return (
    <dl className="readings">
      <div>
        <dt>{words.cardFigure}</dt>
        <dd className={`amount is-${signOf(value.net)}`}>{formatNet(value.net, market)}</dd>
        <dd>{words.cardText}</dd>
      </div>
      <div>
        <dt>{words.finish}</dt>
        <dd>
          <TenBlocks filled={value.finishOfTen} />
          <span className="num">{finish}/100</span>
        </dd>
        <dd>
          {play.walk.turnover === 0
            ? words.finishFree
            : formatMessage(words.finishText, { turnover: formatUnits(sum.turnover) })}
        </dd>
      </div>
      <div>
        <dt>{words.average}</dt>
        <dd className={`amount is-${signOf(average)}`}>{formatNet(average, market)}</dd>
        <dd>
          {play.walk.turnover === 0 ? (
            words.averageFree
          ) : (
            <>
              {words.averageText} {average > 0 && average - value.net >= 100 && `${words.averageLuck} `}
              {formatLosers(calculation, context)}
            </>
          )}
        </dd>
      </div>
    </dl>
  );
});
