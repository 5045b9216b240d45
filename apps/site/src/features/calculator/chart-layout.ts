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

const round = (value: number) => Math.round(value * 10) / 10;

/** SVG path of a line through the points. */
export function linePath(points: [x: number, y: number][]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

/** SVG path of the area between a line and the zero line, on one side of zero. */
export function areaPath(points: [x: number, y: number][], zero: number, side: 'above' | 'below'): string {
  const clamp = side === 'above' ? Math.min : Math.max;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  // If the line crosses zero between two points, end the area at the crossing, not at the next point.
  const outline = points.flatMap(([x, y], index): [number, number][] => {
    const previous = points[index - 1];
    const crosses = previous && previous[1] < zero !== y < zero && previous[1] !== zero && y !== zero;
    const point: [number, number] = [x, clamp(y, zero)];
    if (!crosses) return [point];
    const fraction = (zero - previous[1]) / (y - previous[1]);
    return [[previous[0] + fraction * (x - previous[0]), zero], point];
  });
  return `${linePath([[first[0], zero], ...outline, [last[0], zero]])}z`;
}

export interface LabelPosition {
  x: number;
  y: number;
  anchor: 'start' | 'end';
}

/** Height of a label, from its name to its figure. */
const LABEL_HEIGHT = 30;
const LABEL_GAP = 14;
/** Width of one character of a label's name. */
const LABEL_CHARACTER_WIDTH = 7;

/** Places the label above the falling curve, to the right of the marker. At the right edge: to the left, and higher. */
export function placeAverageLabel(
  x: number,
  averageY: number,
  netY: number,
  name: string,
  variant: ChartVariant,
): LabelPosition {
  const fits = x + LABEL_GAP + name.length * LABEL_CHARACTER_WIDTH <= variant.width;
  const highest = variant.top - 4;
  if (fits) return { x: x + LABEL_GAP, y: Math.max(highest, averageY - 28), anchor: 'start' };
  return { x: x + 8, y: Math.max(highest, Math.min(averageY - 44, netY - 84)), anchor: 'end' };
}

/**
 * Places the label below the curve, to the left of the marker. If there is no space: between the curve and zero, or
 * above the lowest possible net.
 */
export function placeNetLabel(
  x: number,
  netY: number,
  name: string,
  { left, y }: ChartLayout,
  variant: ChartVariant,
): LabelPosition & { isNextToMarker: boolean } {
  const gap = variant.name === 'wide' ? 56 : 37;
  const zero = y(0);
  const fits = x - gap - name.length * LABEL_CHARACTER_WIDTH >= left;
  const anchor = fits ? 'end' : 'start';
  // The curve runs along zero: the player never loses their own money.
  if (Math.abs(netY - zero) < 2 && netY < variant.bottom) {
    return { x: fits ? x + 8 : x - 8, y: netY + 26, anchor, isNextToMarker: false };
  }
  const isAtFloor = netY > variant.bottom - 8;
  if (isAtFloor) return { x: fits ? x - 14 : x + 14, y: netY - 44, anchor, isNextToMarker: false };
  if (fits) return { x: x - gap, y: netY - 18, anchor, isNextToMarker: true };
  if (netY > zero) return { x: x + 18, y: netY - 24, anchor, isNextToMarker: false };
  const hasSpace = zero - netY > 90;
  return { x: x + 10, y: hasSpace ? zero - 10 - LABEL_HEIGHT : netY + 28, anchor, isNextToMarker: false };
}
