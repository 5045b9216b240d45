import type { DemoSession } from '@nettobonus/domain/demo-games/demo-session';
import type { Market } from '@nettobonus/domain/markets/market';
import { referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { formatDecimal, formatMoney } from '../../i18n/format.ts';
import { formatMessage, formatPlural } from '../../i18n/message.ts';
import { expectedWageringCost, formatCost, formatStakes, stakePerSpin } from './demo-figures.ts';
import type { SimulatorMessages } from './simulator-messages.ts';

interface SessionSummaryProps {
  session: DemoSession;
  /** Return to player, as a fraction. */
  rtp: number;
  market: Market;
  messages: SimulatorMessages;
}

/** The cost of a long game, and how much of it was due to chance. */
export function SessionSummary({ session, rtp, market, messages }: SessionSummaryProps) {
  const { spins, returned } = session;
  const rtpPercent = rtp * 100;
  // Subtract the rounded amounts, so that the displayed sentence adds up.
  const expected = Math.round((spins * rtp * stakePerSpin(market)) / 100) * 100;
  const chance = returned * stakePerSpin(market) - expected;
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
        ? formatMessage(messages.luckZero, { expected: amounts.expected })
        : formatMessage(chance < 0 ? messages.luckLoss : messages.luckGain, amounts)}{' '}
      {formatMessage(messages.summaryEnd, {
        percent: formatDecimal(rtpPercent),
        amount: formatMoney(referenceDeposit(market), market),
        cost: formatCost(expectedWageringCost(rtpPercent, market), market),
      })}
    </p>
  );
}
