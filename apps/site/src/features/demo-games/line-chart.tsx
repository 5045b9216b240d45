import type { Market } from '@nettobonus/domain/markets/market';
import { ticks } from 'd3-array';
import { formatCount } from '../../i18n/format.ts';

export type Point = readonly [x: number, y: number];

const WIDTH = 720;
/** On phones, four digits with a separator need the left margin. */
const PLOT = { left: 84, right: 704, top: 46, bottom: 40 };

interface LineChartProps {
  market: Market;
  /** Describes the chart in a sentence, for screen readers. */
  label: string;
  height: number;
  /** Unit of the vertical axis: `€`, `%`. */
  unit: string;
  line: readonly Point[];
  expected: readonly [Point, Point];
  /** The end of the horizontal axis. */
  end: number;
  /** Tick values of the vertical axis, in ascending order. */
  verticalTicks: readonly number[];
  /** The starting value, drawn as a solid horizontal line. */
  baseline?: number;
}

/** The solid line shows the game, the dashed line the expected value. */
export function LineChart({
  market,
  label,
  height,
  unit,
  line,
  expected,
  end,
  verticalTicks,
  baseline,
}: LineChartProps) {
  const lowest = verticalTicks[0] ?? 0;
  const highest = verticalTicks.at(-1) ?? 1;
  const bottom = height - PLOT.bottom;
  const toX = (x: number) => PLOT.left + ((PLOT.right - PLOT.left) * x) / end;
  const toY = (y: number) => PLOT.top + ((bottom - PLOT.top) * (highest - y)) / (highest - lowest);
  const linePath = (points: readonly Point[]) =>
    points.map(([x, y], index) => `${index ? 'L' : 'M'}${toX(x).toFixed(1)} ${toY(y).toFixed(1)}`).join('');
  const last = line.length > 1 ? line.at(-1) : undefined;
  return (
    <svg aria-label={label} className="line-chart" role="img" viewBox={`0 0 ${WIDTH} ${height}`}>
      <text textAnchor="end" x={PLOT.left - 10} y={16}>
        {unit}
      </text>
      {verticalTicks.map((tick) => (
        <g key={tick}>
          <path d={`M${PLOT.left} ${toY(tick)}H${PLOT.right}`} />
          <text textAnchor="end" x={PLOT.left - 10} y={toY(tick) + 5}>
            {formatCount(tick, market)}
          </text>
        </g>
      ))}
      {ticks(0, end, 5).map((tick) => (
        <text key={tick} textAnchor={tick === end ? 'end' : 'middle'} x={toX(tick)} y={height - 8}>
          {formatCount(tick, market)}
        </text>
      ))}
      {baseline !== undefined && (
        <path className="chart-base" d={`M${PLOT.left} ${toY(baseline)}H${PLOT.right}`} />
      )}
      <path className="chart-expected" d={linePath(expected)} />
      {last && <path className="chart-line" d={linePath(line)} />}
      {last && <rect height={12} width={12} x={toX(last[0]) - 6} y={toY(last[1]) - 6} />}
    </svg>
  );
}
