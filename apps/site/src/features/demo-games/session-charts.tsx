import { DEMO_SESSION, type DemoSession, getBalance } from '@nettobonus/domain/demo-games/demo-session';
import type { Market } from '@nettobonus/domain/markets/market';
import { nice, ticks } from 'd3-array';
import { formatMoney, formatPercent } from '../../i18n/format.ts';
import { formatMessage, formatPlural } from '../../i18n/message.ts';
import { formatStakes, stakePerSpin } from './demo-figures.ts';
import { LineChart } from './line-chart.tsx';
import type { SimulatorMessages } from './simulator-messages.ts';

interface SessionChartProps {
  session: DemoSession;
  /** Return to player: the fraction of the stakes that the reels return on average. */
  rtp: number;
  market: Market;
  messages: SimulatorMessages;
}

/** The end of the horizontal axis: fixed for a short game, growing with a longer one. */
const getAxisEnd = ({ spins }: DemoSession) => Math.max(DEMO_SESSION.summarySpins, spins);

/** The recorded points, plus the current state. */
const withCurrentPoint = ({ points, spins, returned }: DemoSession) =>
  points.at(-1)?.spins === spins ? points : [...points, { spins, returned }];

export function BalanceChart({ session, rtp, market, messages }: SessionChartProps) {
  const end = getAxisEnd(session);
  const stake = stakePerSpin(market) / 100;
  const startStakes = DEMO_SESSION.startStakes;
  const expectedAfter = (spins: number) => startStakes - (1 - rtp) * spins;
  const line = withCurrentPoint(session).map((point) => [point.spins, getBalance(point) * stake] as const);
  const levels = [
    0.9 * startStakes * stake,
    1.05 * startStakes * stake,
    expectedAfter(end) * stake,
    ...line.map(([, y]) => y),
  ];
  const [lowest, highest] = nice(Math.max(0, Math.min(...levels)), Math.max(...levels), 4);
  const { spins } = session;
  const label =
    spins === 0
      ? formatPlural(messages.expectedBalanceSentence, end, market, {
          start: formatStakes(startStakes, market),
          expected: formatStakes(expectedAfter(end), market),
        })
      : formatPlural(messages.balanceSentence, spins, market, {
          balance: formatStakes(getBalance(session), market),
          expected: formatStakes(expectedAfter(spins), market),
        });
  return (
    <figure>
      <h2>{messages.balanceChart}</h2>
      <LineChart
        market={market}
        baseline={startStakes * stake}
        end={end}
        expected={[
          [0, startStakes * stake],
          [end, expectedAfter(end) * stake],
        ]}
        height={300}
        label={label}
        line={line}
        verticalTicks={ticks(lowest, highest, 4)}
        unit={formatMoney(0, market).slice(2)}
      />
    </figure>
  );
}

/** After a few spins the return can be far higher. The chart clamps values above the last tick. */
const RETURN_TICKS = [0, 50, 100, 150, 200];

export function ReturnChart({ session, rtp, market, messages }: SessionChartProps) {
  const end = getAxisEnd(session);
  const percent = rtp * 100;
  const line = withCurrentPoint(session)
    .filter(({ spins }) => spins > 0)
    .map(({ spins, returned }) => [spins, Math.min(200, (100 * returned) / spins)] as const);
  const { spins, returned } = session;
  const expected = formatPercent(percent);
  const label =
    spins === 0
      ? formatMessage(messages.expectedReturnSentence, { percent: expected })
      : formatPlural(messages.returnSentence, spins, market, {
          now: formatPercent((100 * returned) / spins, 1),
          percent: expected,
        });
  return (
    <figure>
      <h2>{messages.returnChart}</h2>
      <LineChart
        market={market}
        end={end}
        expected={[
          [0, percent],
          [end, percent],
        ]}
        height={224}
        label={label}
        line={line}
        verticalTicks={RETURN_TICKS}
        unit="%"
      />
      <ul className="chart-legend">
        <li className="is-game">{messages.yourGame}</li>
        <li className="is-expected">{formatMessage(messages.expectedReturnLegend, { percent: expected })}</li>
      </ul>
    </figure>
  );
}
