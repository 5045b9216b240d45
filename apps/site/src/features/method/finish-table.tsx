import {
  averageResult,
  buildWageringModel,
  getNetValue,
  hasNet,
  referenceDeposit,
} from '@nettobonus/domain/net-value/net-value';
import { chanceToFinish } from '@nettobonus/domain/net-value/wagering-walk';
import { formatMoney } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import { NetFigure } from '../../offer-ui/net-figure.tsx';
import { TenBlocks } from '../../ui/ten-blocks.tsx';
import { exampleTerms, TABLE_MULTIPLIERS } from './examples.ts';
import type { MethodContext } from './method-context.ts';

/** The results of one bonus at several multipliers. Shows the average next to how many players lose everything. */
export function FinishTable({ context }: { context: MethodContext }) {
  const { market, messages } = context;
  const deposit = referenceDeposit(market);
  const formattedDeposit = formatMoney(deposit, market);
  return (
    <table className="method-table">
      <thead>
        <tr>
          <th scope="col">
            {formatMessage(messages.tableCorner, {
              deposit: formattedDeposit,
              bonus: formattedDeposit,
            })}
          </th>
          <th scope="col">{messages.finishColumn}</th>
          <th scope="col">{messages.netColumn}</th>
          <th scope="col">{messages.averageColumn}</th>
          <th scope="col">{messages.loseAllColumn}</th>
        </tr>
      </thead>
      <tbody>
        {TABLE_MULTIPLIERS.map((multiplier) => {
          const terms = exampleTerms(market, deposit, multiplier);
          const value = getNetValue(terms, deposit);
          const model = buildWageringModel(terms, deposit);
          if (!hasNet(value)) return null;
          return (
            <tr key={multiplier}>
              <th scope="row">{multiplier}×</th>
              <td className="method-finish">
                <TenBlocks filled={value.finishOfTen} />
                <span className="num">{value.finishOfTen}/10</span>
              </td>
              <td>
                <NetFigure market={market} net={value.net} />
              </td>
              <td>
                <NetFigure market={market} net={averageResult(model)} />
              </td>
              <td className="num">{Math.round((1 - chanceToFinish(model.walk)) * 100)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
