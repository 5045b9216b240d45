import {
  getNetValue,
  hasNet,
  NET_ASSUMPTIONS,
  referenceDeposit,
} from '@nettobonus/domain/net-value/net-value';
import { formatMoney, formatPercent } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import { NetFigure } from '../../offer-ui/net-figure.tsx';
import { exampleTerms, WORKED_EXAMPLES } from './examples.ts';
import type { MethodContext } from './method-context.ts';

/** The net formula in the colours of gross, cost and net, with two worked examples. */
export function Formula({ context }: { context: MethodContext }) {
  const { market, messages, offerMessages } = context;
  const { bonus, multipliers } = WORKED_EXAMPLES[market];
  const deposit = referenceDeposit(market);
  const edge = formatPercent(NET_ASSUMPTIONS.edge * 100);
  const rtp = formatPercent((1 - NET_ASSUMPTIONS.edge) * 100);
  const formattedBonus = formatMoney(bonus, market);
  return (
    <>
      <div className="formula">
        <p className="formula-sum">
          <span className="formula-gross">{offerMessages.gross}</span>
          <i>−</i>
          <span className="formula-cost">
            {messages.amountToWager} × {edge}
          </span>
          <i>=</i>
          <span className="formula-net">{offerMessages.net}</span>
        </p>
        <dl>
          <div>
            <dt>{offerMessages.gross}</dt>
            <dd>{formatMessage(messages.grossMeaning, { deposit: formatMoney(deposit, market), rtp })}</dd>
          </div>
          <div>
            <dt>{messages.amountToWager}</dt>
            <dd>{messages.amountToWagerMeaning}</dd>
          </div>
          <div>
            <dt>{edge}</dt>
            <dd>{formatMessage(messages.houseEdgeMeaning, { rtp })}</dd>
          </div>
        </dl>
        {multipliers.map((multiplier) => {
          const value = getNetValue(exampleTerms(market, bonus, multiplier), deposit);
          return (
            <p className="formula-example" key={multiplier}>
              {formattedBonus} − {formattedBonus} × {multiplier} × {edge} ={' '}
              {hasNet(value) && <NetFigure market={market} net={value.net} />}
            </p>
          );
        })}
      </div>
      <p className="formula-break-even">
        <b>{Math.round(1 / NET_ASSUMPTIONS.edge)}×</b>
        <span>{messages.breakEvenMeaning}</span>
      </p>
    </>
  );
}
