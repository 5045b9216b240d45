import { balanceOf, DEMO_SESSION, type DemoSession } from '@nettobonus/domain/demo-games/demo-session';
import type { Market } from '@nettobonus/domain/markets/market';
import { nice, ticks } from 'd3-array';
import { formatMoney, formatPercent } from '../../i18n/format.ts';
import { formatMessage, formatPlural } from '../../i18n/message.ts';
import { formatStakes, stakeOf } from './demo-figures.ts';
import { LineChart } from './line-chart.tsx';
import type { SimulatorMessages } from './simulator-messages.ts';

interface SessionChartProps {
  session: DemoSession;
  /** The share of the stakes that the reels return on average. */
  share: number;
  market: Market;
  messages: SimulatorMessages;
}

/** The end of the horizontal axis: fixed for a short game, growing with a longer one. */
const endOf = ({ spins }: DemoSession) => Math.max(DEMO_SESSION.summarySpins, spins);

/** The recorded points, plus the current state. */
const pointsOf = ({ points, spins, returned }: DemoSession) =>
  points.at(-1)?.spins === spins ? points : [...points, { spins, returned }];

export function BalanceChart({ session, share, market, messages }: SessionChartProps) {
  const end = endOf(session);
  const unit = stakeOf(market) / 100;
  const start = DEMO_SESSION.startStakes;
  const expectedAfter = (spins: number) => start - (1 - share) * spins;
  const line = pointsOf(session).map((point) => [point.spins, balanceOf(point) * unit] as const);
  const heights = [
    0.9 * start * unit,
    1.05 * start * unit,
    expectedAfter(end) * unit,
    ...line.map(([, y]) => y),
  ];
  const [least, most] = nice(Math.max(0, Math.min(...heights)), Math.max(...heights), 4);
  const { spins } = session;
  const label =
    spins === 0
      ? formatPlural(messages.balanceAhead, end, market, {
          start: formatStakes(start, market),
          expected: formatStakes(expectedAfter(end), market),
        })
      : formatPlural(messages.balanceSentence, spins, market, {
          balance: formatStakes(balanceOf(session), market),
          expected: formatStakes(expectedAfter(spins), market),
        });
  return (
    <figure>
      <h2>{messages.balanceChart}</h2>
      <LineChart
        base={start * unit}
        end={end}
        expected={[
          [0, start * unit],
          [end, expectedAfter(end) * unit],
        ]}
        height={300}
        label={label}
        line={line}
        marks={ticks(least, most, 4)}
        unit={formatMoney(0, market).slice(2)}
      />
    </figure>
  );
}

/** After few spins the return can be far higher. The chart clamps values above the last mark. */
const RETURN_MARKS = [0, 50, 100, 150, 200];

export function ReturnChart({ session, share, market, messages }: SessionChartProps) {
  const end = endOf(session);
  const percent = share * 100;
  const line = pointsOf(session)
    .filter(({ spins }) => spins > 0)
    .map(({ spins, returned }) => [spins, Math.min(200, (100 * returned) / spins)] as const);
  const { spins, returned } = session;
  const expected = formatPercent(percent);
  const label =
    spins === 0
      ? formatMessage(messages.returnAhead, { percent: expected })
      : formatPlural(messages.returnSentence, spins, market, {
          now: formatPercent((100 * returned) / spins, 1),
          percent: expected,
        });
  return (
    <figure>
      <h2>{messages.returnChart}</h2>
      <LineChart
        end={end}
        expected={[
          [0, percent],
          [end, percent],
        ]}
        height={224}
        label={label}
        line={line}
        marks={RETURN_MARKS}
        unit="%"
      />
      <ul className="chart-legend">
        <li className="is-game">{messages.yourGame}</li>
        <li className="is-expected">{formatMessage(messages.expectation, { percent: expected })}</li>
      </ul>
    </figure>
  );
}
