import type { DemoSession } from '@nettobonus/domain/demo-games/demo-session';
import type { Market } from '@nettobonus/domain/markets/market';
import { referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { formatCount, formatDecimal, formatMoney } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import { costOf, formatCost, formatStakes, stakeOf } from './demo-figures.ts';
import type { SimulatorWords } from './simulator-words.ts';

interface SessionSummaryProps {
  session: DemoSession;
  share: number;
  market: Market;
  words: SimulatorWords;
}

/** The cost of a long game, and how much of it was chance. */
export function SessionSummary({ session, share, market, words }: SessionSummaryProps) {
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
      <b>{formatMessage(words.summarySpins, { spins: formatCount(spins) })}</b>{' '}
      {formatMessage(words.summary, {
        staked: formatStakes(spins, market),
        returned: formatStakes(returned, market),
      })}{' '}
      {chance === 0
        ? formatMessage(words.chanceNone, { expected: amounts.expected })
        : formatMessage(chance < 0 ? words.chanceTook : words.chanceGave, amounts)}{' '}
      {formatMessage(words.summaryEnd, {
        percent: formatDecimal(rtpPercent),
        amount: formatMoney(referenceDeposit(market), market),
        cost: formatCost(costOf(rtpPercent, market), market),
      })}
    </p>
  );
}
