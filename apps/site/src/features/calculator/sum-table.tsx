import { memo } from 'react';
import {
  formatDecimal,
  formatExactMoney,
  formatMoney,
  formatNet,
  formatPercent,
  signOf,
} from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import type { Calculation, CalculatorContext } from './calculation.ts';

interface SumTableProps {
  calculation: Calculation;
  context: CalculatorContext;
  methodHref: string;
}

interface Line {
  name: string;
  how: string;
  amount: string;
  sign?: 'minus';
}

/** The calculation line by line. The displayed amounts add up to the net. */
export const SumTable = memo(function SumTable({ calculation, context, methodHref }: SumTableProps) {
  const { market, messages } = context;
  const { sum } = calculation;
  return (
    <section className="sum">
      <h2>{messages.sumHeading}</h2>
      <table>
        <thead className="sr-only">
          <tr>
            <th scope="col">{messages.sumLine}</th>
            <th scope="col">{messages.sumHow}</th>
            <th scope="col">{messages.sumAmount}</th>
          </tr>
        </thead>
        <tbody>
          {listLines(calculation, context).map(({ name, how, amount, sign }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{how}</td>
              <td className={sign ? `amount is-${sign}` : 'num'}>{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{messages.line_net}</th>
            <td>{formatNetSum(calculation, context)}</td>
            <td className={`amount is-${signOf(sum.net)}`}>{formatNet(sum.net, market)}</td>
          </tr>
        </tfoot>
      </table>
      <p>
        {messages.sumNote}{' '}
        <a className="link" href={methodHref}>
          {messages.methodLink}
        </a>
      </p>
    </section>
  );
});

function listLines(calculation: Calculation, { market, messages }: CalculatorContext): Line[] {
  const { sum, play, state, terms } = calculation;
  const money = (minor: number) => formatMoney(minor, market);
  const minus = (minor: number) => ({ amount: money(-minor), sign: 'minus' as const });
  const cap = (limit: number | undefined, isReached: boolean) =>
    limit !== undefined && isReached ? `, ${formatMessage(messages.upTo, { cap: money(limit) })}` : '';
  const lines: Line[] = [];

  if (state.kind !== 'free-spins-only') {
    const isCashback = state.kind === 'cashback';
    const percent = isCashback ? state.cashbackPercent : state.matchPercent;
    const limit = isCashback ? terms.cashbackCap : terms.maxBonus;
    const uncapped = (percent / 100) * play.deposit;
    lines.push({
      name: isCashback ? messages.line_cashback : messages.line_bonus,
      how:
        state.kind === 'no-deposit'
          ? ''
          : `${formatPercent(percent)} × ${money(play.deposit)}${cap(limit, uncapped > play.bonus)}`,
      amount: money(sum.bonus),
    });
  }
  if (terms.freeSpins) {
    const { count, spinValue, winCap } = terms.freeSpins;
    const isCapped = count * spinValue * (1 - play.walk.edge) > play.spinsWorth;
    lines.push({
      name: messages.line_spins,
      how: `${count} × ${formatExactMoney(spinValue, market)} × ${formatPercent(state.rtp)}${cap(winCap, isCapped)}`,
      amount: money(sum.spins),
    });
  }
  if (sum.overCap > 0) {
    lines.push({
      name: messages.line_overCap,
      how: formatMessage(messages.upTo, { cap: money(terms.winCap ?? 0) }),
      ...minus(sum.overCap),
    });
  }
  if (play.walk.turnover > 0) {
    lines.push(
      { name: messages.line_turnover, how: formatTurnover(calculation, market), amount: money(sum.turnover) },
      {
        name: messages.line_cost,
        how: `${money(sum.turnover)} × ${formatPercent(play.walk.edge * 100)}`,
        ...minus(sum.cost),
      },
    );
  }
  if (sum.taken > 0) lines.push({ name: messages.line_taken, how: '', ...minus(sum.taken) });
  if (sum.spared > 0) {
    lines.push({
      name: state.stickiness === 'non-sticky' ? messages.line_sparedNonSticky : messages.line_spared,
      how: '',
      amount: formatNet(sum.spared, market),
    });
  }
  return lines;
}

/** `209,60 € × 35`. Spins with their own multiplier get a separate term. */
function formatTurnover({ play, terms }: Calculation, market: CalculatorContext['market']): string {
  const times = terms.wagerTimes ?? 0;
  const spinTimes = terms.freeSpins?.wagerTimes ?? 0;
  const base = play.bonus + (terms.wagerBase === 'bonus-and-deposit' ? play.deposit : 0);
  const isOne = spinTimes === times;
  return [
    [isOne ? base + play.spinsWorth : base, times],
    [isOne ? 0 : play.spinsWorth, spinTimes],
  ]
    .filter(([amount = 0, by]) => amount > 0 && by)
    .map(([amount = 0, by = 0]) => `${formatExactMoney(amount, market)} × ${formatDecimal(by)}`)
    .join(' + ');
}

function formatNetSum({ sum }: Calculation, { market }: CalculatorContext): string {
  const money = (minor: number) => formatMoney(minor, market);
  const parts = [
    sum.cost > 0 && ` − ${money(sum.cost)}`,
    sum.taken > 0 && ` − ${money(sum.taken)}`,
    sum.spared > 0 && ` + ${money(sum.spared)}`,
  ].filter(Boolean);
  return parts.length > 0 ? money(sum.gross) + parts.join('') : '';
}
