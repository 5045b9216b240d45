import type { CurvePoint } from '@nettobonus/domain/net-value/break-even';
import { ticks } from 'd3-array';

/** Dimensions of the wide or the narrow chart. Text has the same size in both, so the narrow chart shows less of it. */
export interface ChartVariant {
  name: 'wide' | 'narrow';
  width: number;
  height: number;
  top: number;
  bottom: number;
  /** The right edge of the plot. */
  right: number;
  /** Draws blocks under every nth tick of the multiplier axis. */
  blocksEvery: number;
}

export const WIDE: ChartVariant = {
  name: 'wide',
  width: 760,
  height: 450,
  top: 20,
  bottom: 345,
  right: 748,
  blocksEvery: 1,
};

export const NARROW: ChartVariant = {
  name: 'narrow',
  width: 360,
  height: 380,
  top: 20,
  bottom: 279,
  right: 352,
  blocksEvery: 2,
};

const AMOUNT_TICK_COUNT = 4;
/** As a fraction of the height above zero. */
const SPACE_BELOW_ZERO = 0.3;
const MULTIPLIER_TICK_COUNT = 5;
/** Width of one character of a tick label. */
const TICK_CHARACTER_WIDTH = 6.8;

export interface ChartLayout {
  left: number;
  x: (multiplier: number) => number;
  y: (amount: number) => number;
  /** Round amounts for the horizontal grid lines. */
  amountTicks: number[];
  /** Round multipliers for the horizontal axis. */
  multiplierTicks: number[];
}

export function layOutChart(
  curve: CurvePoint[],
  variant: ChartVariant,
  tickLabelLength: (tick: number) => number,
): ChartLayout {
  const amounts = curve.flatMap(({ displayedNet, average }) => [displayedNet, average]);
  const lowest = Math.min(0, ...amounts);
  // A curve at zero still needs a plot above it.
  const high = Math.max(1_00, ...amounts);
  // Leave space for a label under the zero line even if no figure is negative.
  const low = Math.min(lowest, -SPACE_BELOW_ZERO * high);
  const end = curve.at(-1)?.times ?? 1;
  const amountTicks = ticks(low / 100, high / 100, AMOUNT_TICK_COUNT)
    .map((units) => units * 100)
    .filter((tick) => tick >= lowest);
  const left = 12 + TICK_CHARACTER_WIDTH * Math.max(...amountTicks.map(tickLabelLength));
  return {
    left,
    x: (multiplier) => left + (multiplier / end) * (variant.right - left),
    y: (amount) => variant.bottom - ((amount - low) / (high - low)) * (variant.bottom - variant.top),
    amountTicks,
    multiplierTicks: ticks(0, end, MULTIPLIER_TICK_COUNT),
  };
}

export type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 10) / 10;

/** SVG path of a line through the points. */
export function linePath(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

/** SVG path of the area between a line and the zero line, on one side of zero. */
export function areaPath(points: readonly Point[], zero: number, side: 'above' | 'below'): string {
  const clamp = side === 'above' ? Math.min : Math.max;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  // If the line crosses zero between two points, end the area at the crossing, not at the next point.
  const outline = points.flatMap(([x, y], index): Point[] => {
    const previous = points[index - 1];
    const crosses = previous && previous[1] < zero !== y < zero && previous[1] !== zero && y !== zero;
    const point: Point = [x, clamp(y, zero)];
    if (!crosses) return [point];
    const fraction = (zero - previous[1]) / (y - previous[1]);
    return [[previous[0] + fraction * (x - previous[0]), zero], point];
  });
  return `${linePath([[first[0], zero], ...outline, [last[0], zero]])}z`;
}
