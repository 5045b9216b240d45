import { ticks } from 'd3-array';
import { formatCount } from '../../i18n/format.ts';

export type Point = readonly [x: number, y: number];

const WIDTH = 720;
const PLOT = { left: 64, right: 704, top: 46, bottom: 40 };

interface LineChartProps {
  /** Describes the chart in a sentence, for screen readers. */
  label: string;
  height: number;
  /** Unit of the vertical axis: `€`, `%`. */
  unit: string;
  line: readonly Point[];
  expected: readonly [Point, Point];
  end: number;
  /** Labels of the vertical axis, in ascending order. */
  marks: readonly number[];
  /** The starting value, drawn as an ink line. */
  base?: number;
}

/** The ink line is the game, the dashed cobalt line the expectation. */
export function LineChart({ label, height, unit, line, expected, end, marks, base }: LineChartProps) {
  const least = marks[0] ?? 0;
  const most = marks.at(-1) ?? 1;
  const bottom = height - PLOT.bottom;
  const toX = (x: number) => PLOT.left + ((PLOT.right - PLOT.left) * x) / end;
  const toY = (y: number) => PLOT.top + ((bottom - PLOT.top) * (most - y)) / (most - least);
  const draw = (points: readonly Point[]) =>
    points.map(([x, y], index) => `${index ? 'L' : 'M'}${toX(x).toFixed(1)} ${toY(y).toFixed(1)}`).join('');
  const last = line.length > 1 ? line.at(-1) : undefined;
  return (
    <svg aria-label={label} className="line-chart" role="img" viewBox={`0 0 ${WIDTH} ${height}`}>
      <text className="chart-unit" textAnchor="end" x={PLOT.left - 10} y={16}>
        {unit}
      </text>
      {marks.map((mark) => (
        <g key={mark}>
          <path d={`M${PLOT.left} ${toY(mark)}H${PLOT.right}`} />
          <text textAnchor="end" x={PLOT.left - 10} y={toY(mark) + 5}>
            {formatCount(mark)}
          </text>
        </g>
      ))}
      {ticks(0, end, 5).map((mark) => (
        <text key={mark} textAnchor={mark === end ? 'end' : 'middle'} x={toX(mark)} y={height - 8}>
          {formatCount(mark)}
        </text>
      ))}
      {base !== undefined && <path className="chart-base" d={`M${PLOT.left} ${toY(base)}H${PLOT.right}`} />}
      <path className="chart-expected" d={draw(expected)} />
      {last && <path className="chart-line" d={draw(line)} />}
      {last && <rect height={12} width={12} x={toX(last[0]) - 6} y={toY(last[1]) - 6} />}
    </svg>
  );
}
