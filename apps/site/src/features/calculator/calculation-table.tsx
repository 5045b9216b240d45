import { getLossLimit } from '@nettobonus/domain/net-value/net-value';
import { memo } from 'react';
import {
  formatDecimal,
  formatExactMoney,
  formatMoney,
  formatNet,
  formatPercent,
  getSign,
} from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import type { Calculation, CalculatorContext } from './calculation.ts';

interface CalculationTableProps {
  calculation: Calculation;
  context: CalculatorContext;
  methodHref: string;
}

interface Line {
  name: string;
  formula: string;
  amount: string;
  sign?: 'minus';
}

/** The calculation, line by line. The displayed amounts add up to the net. */
export const CalculationTable = memo(function CalculationTable({
  calculation,
  context,
  methodHref,
}: CalculationTableProps) {
  const { market, messages } = context;
  const { breakdown } = calculation;
  return (
    <section className="sum">
      <h2>{messages.calculationHeading}</h2>
      <table>
        <thead className="sr-only">
          <tr>
            <th scope="col">{messages.calculationLine}</th>
            <th scope="col">{messages.calculationFormula}</th>
            <th scope="col">{messages.calculationAmount}</th>
          </tr>
        </thead>
        <tbody>
          {listLines(calculation, context).map(({ name, formula, amount, sign }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formula}</td>
              <td className={sign ? `amount is-${sign}` : 'num'}>{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{messages.line_net}</th>
            <td>{formatNetFormula(calculation, context)}</td>
            <td className={`amount is-${getSign(breakdown.net)}`}>{formatNet(breakdown.net, market)}</td>
          </tr>
        </tfoot>
      </table>
      <p>
        {messages.calculationNote}{' '}
        <a className="link" href={methodHref}>
          {messages.methodLink}
        </a>
      </p>
    </section>
  );
});

function listLines(calculation: Calculation, { market, messages }: CalculatorContext): Line[] {
  const { breakdown, model, state, terms } = calculation;
  const format = (minor: number) => formatMoney(minor, market);
  const negative = (minor: number) => ({ amount: format(-minor), sign: 'minus' as const });
  const formatCap = (limit: number | undefined, isReached: boolean) =>
    limit !== undefined && isReached ? `, ${formatMessage(messages.upTo, { cap: format(limit) })}` : '';
  const lines: Line[] = [];

  if (state.kind !== 'free-spins-only') {
    const uncapped = (state.matchPercent / 100) * model.deposit;
    lines.push({
      name: messages.line_bonus,
      formula:
        state.kind === 'no-deposit'
          ? ''
          : `${formatPercent(state.matchPercent)} × ${format(model.deposit)}${formatCap(terms.maxBonus, uncapped > model.bonus)}`,
      amount: format(breakdown.bonus),
    });
  }
  if (terms.freeSpins) {
    const { count, spinValue, winCap } = terms.freeSpins;
    const isCapped = count * spinValue * (1 - model.walk.edge) > model.spinsValue;
    lines.push({
      name: messages.line_spins,
      formula: `${count} × ${formatExactMoney(spinValue, market)} × ${formatPercent(state.rtp)}${formatCap(winCap, isCapped)}`,
      amount: format(breakdown.spins),
    });
  }
  if (breakdown.aboveCap > 0) {
    lines.push({
      name: messages.line_aboveCap,
      formula: formatMessage(messages.upTo, { cap: format(terms.winCap ?? 0) }),
      ...negative(breakdown.aboveCap),
    });
  }
  if (model.walk.turnover > 0) {
    lines.push(
      {
        name: messages.line_turnover,
        formula: formatTurnover(calculation, market),
        amount: format(breakdown.turnover),
      },
      {
        name: messages.line_cost,
        formula: `${format(breakdown.turnover)} × ${formatPercent(model.walk.edge * 100)}`,
        ...negative(breakdown.cost),
      },
    );
  }
  if (breakdown.forfeitedBonus > 0)
    lines.push({ name: messages.line_forfeitedBonus, formula: '', ...negative(breakdown.forfeitedBonus) });
  if (breakdown.preventedLoss > 0) {
    lines.push({
      name: messages.line_sum,
      formula: formatSum(calculation, market),
      amount: formatNet(breakdown.sum, market),
      sign: 'minus',
    });
  }
  return lines;
}

/** `209,60 € × 35`. Spins with their own multiplier get a separate term. */
function formatTurnover({ model, terms }: Calculation, market: CalculatorContext['market']): string {
  const bonusMultiplier = terms.wagerTimes ?? 0;
  const spinsMultiplier = terms.freeSpins?.wagerTimes ?? 0;
  const base = model.bonus + (terms.wagerBase === 'bonus-and-deposit' ? model.deposit : 0);
  const isSameMultiplier = spinsMultiplier === bonusMultiplier;
  return [
    [isSameMultiplier ? base + model.spinsValue : base, bonusMultiplier],
    [isSameMultiplier ? 0 : model.spinsValue, spinsMultiplier],
  ]
    .filter(([amount = 0, multiplier]) => amount > 0 && multiplier)
    .map(
      ([amount = 0, multiplier = 0]) => `${formatExactMoney(amount, market)} × ${formatDecimal(multiplier)}`,
    )
    .join(' + ');
}

/** The sum, or what limits the loss below it. */
function formatNetFormula(calculation: Calculation, { market, messages }: CalculatorContext): string {
  const limit = getLossLimit(calculation.value);
  return limit ? messages[`lossLimit_${limit}`] : formatSum(calculation, market);
}

function formatSum({ breakdown }: Calculation, market: CalculatorContext['market']): string {
  const format = (minor: number) => formatMoney(minor, market);
  const parts = [
    breakdown.cost > 0 && ` − ${format(breakdown.cost)}`,
    breakdown.forfeitedBonus > 0 && ` − ${format(breakdown.forfeitedBonus)}`,
  ].filter(Boolean);
  return parts.length > 0 ? format(breakdown.gross) + parts.join('') : '';
}
