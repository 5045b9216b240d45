import type { DemoSession } from '@nettobonus/domain/demo-games/demo-session';
import type { Market } from '@nettobonus/domain/markets/market';
import { referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { formatDecimal, formatMoney } from '../../i18n/format.ts';
import { formatMessage, formatPlural } from '../../i18n/message.ts';
import { costOf, formatCost, formatStakes, stakeOf } from './demo-figures.ts';
import type { SimulatorMessages } from './simulator-messages.ts';

interface SessionSummaryProps {
  session: DemoSession;
  share: number;
  market: Market;
  messages: SimulatorMessages;
}

/** The cost of a long game, and how much of it was chance. */
export function SessionSummary({ session, share, market, messages }: SessionSummaryProps) {
  const { spins, returned } = session;
  const rtpPercent = share * 100;
  // Subtract the rounded amounts, so that the displayed sentence adds up.
  const expected = Math.round((spins * share * stakeOf(market)) / 100) * 100;
  const chance = returned * stakeOf(market) - expected;
  const amounts = {
    expected: formatMoney(expected, market),
    chance: formatMoney(Math.abs(chance), market),
  };
  return (
    <p className="session-summary">
      <b>{formatPlural(messages.summarySpins, spins, market)}</b>{' '}
      {formatMessage(messages.summary, {
        staked: formatStakes(spins, market),
        returned: formatStakes(returned, market),
      })}{' '}
      {chance === 0
        ? formatMessage(messages.chanceNone, { expected: amounts.expected })
        : formatMessage(chance < 0 ? messages.chanceTook : messages.chanceGave, amounts)}{' '}
      {formatMessage(messages.summaryEnd, {
        percent: formatDecimal(rtpPercent),
        amount: formatMoney(referenceDeposit(market), market),
        cost: formatCost(costOf(rtpPercent, market), market),
      })}
    </p>
  );
}
