import type { CurvePoint } from '@nettobonus/domain/net-value/break-even';
import { ticks } from 'd3-array';

/** Dimensions of the wide or the narrow chart. Text has the same size in both, so the narrow chart shows less of it. */
export interface ChartForm {
  name: 'wide' | 'narrow';
  width: number;
  height: number;
  top: number;
  bottom: number;
  /** The right edge of the plot. */
  right: number;
  /** Draws blocks under every nth mark of the axis. */
  blocksEvery: number;
}

export const WIDE: ChartForm = {
  name: 'wide',
  width: 760,
  height: 450,
  top: 20,
  bottom: 345,
  right: 748,
  blocksEvery: 1,
};

export const NARROW: ChartForm = {
  name: 'narrow',
  width: 360,
  height: 380,
  top: 20,
  bottom: 279,
  right: 352,
  blocksEvery: 2,
};

const MARK_COUNT = 4;
const ROOM_BELOW = 0.3;
const TIMES_COUNT = 5;
/** Width of one character of an axis mark. */
const MARK_CHARACTER_WIDTH = 6.8;

export interface ChartLayout {
  left: number;
  x: (times: number) => number;
  y: (amount: number) => number;
  /** Round amounts for the horizontal grid lines. */
  marks: number[];
  /** Round multipliers for the horizontal axis. */
  times: number[];
}

export function layOutChart(
  curve: CurvePoint[],
  form: ChartForm,
  lengthOfMark: (mark: number) => number,
): ChartLayout {
  const amounts = curve.flatMap(({ card, average }) => [card, average]);
  const least = Math.min(0, ...amounts);
  // A curve at zero still needs a plot above it.
  const high = Math.max(1_00, ...amounts);
  // Leave room for a label under the zero line even if no figure is negative.
  const low = Math.min(least, -ROOM_BELOW * high);
  const end = curve.at(-1)?.times ?? 1;
  const marks = ticks(low / 100, high / 100, MARK_COUNT)
    .map((units) => units * 100)
    .filter((mark) => mark >= least);
  const left = 12 + MARK_CHARACTER_WIDTH * Math.max(...marks.map(lengthOfMark));
  return {
    left,
    x: (times) => left + (times / end) * (form.right - left),
    y: (amount) => form.bottom - ((amount - low) / (high - low)) * (form.bottom - form.top),
    marks,
    times: ticks(0, end, TIMES_COUNT),
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** SVG path of a line through the points. */
export function linePath(points: [x: number, y: number][]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

/** SVG path of the area between a line and the zero line, on one side of zero. */
export function areaPath(points: [x: number, y: number][], zero: number, side: 'above' | 'below'): string {
  const cut = side === 'above' ? Math.min : Math.max;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  // If the line crosses zero between two points, end the area at the crossing, not at the next point.
  const outline = points.flatMap(([x, y], index): [number, number][] => {
    const before = points[index - 1];
    const crosses = before && before[1] < zero !== y < zero && before[1] !== zero && y !== zero;
    const point: [number, number] = [x, cut(y, zero)];
    if (!crosses) return [point];
    const share = (zero - before[1]) / (y - before[1]);
    return [[before[0] + share * (x - before[0]), zero], point];
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

/** Above the falling curve, to the right of the marker. At the chart's right edge: to the left, and higher. */
export function placeAverage(
  x: number,
  average: number,
  card: number,
  name: string,
  form: ChartForm,
): LabelPosition {
  const fits = x + LABEL_GAP + name.length * LABEL_CHARACTER_WIDTH <= form.width;
  const highest = form.top - 4;
  if (fits) return { x: x + LABEL_GAP, y: Math.max(highest, average - 28), anchor: 'start' };
  return { x: x + 8, y: Math.max(highest, Math.min(average - 44, card - 84)), anchor: 'end' };
}

/** Below the curve, to the left of the marker. Without room there: between the curve and zero, or above the floor. */
export function placeCard(
  x: number,
  card: number,
  name: string,
  { left, y }: ChartLayout,
  form: ChartForm,
): LabelPosition & { isBeside: boolean } {
  const gap = form.name === 'wide' ? 56 : 37;
  const zero = y(0);
  const fits = x - gap - name.length * LABEL_CHARACTER_WIDTH >= left;
  const anchor = fits ? 'end' : 'start';
  // The curve runs along zero: the bonus costs no own money.
  if (Math.abs(card - zero) < 2 && card < form.bottom) {
    return { x: fits ? x + 8 : x - 8, y: card + 26, anchor, isBeside: false };
  }
  const isAtFloor = card > form.bottom - 8;
  if (isAtFloor) return { x: fits ? x - 14 : x + 14, y: card - 44, anchor, isBeside: false };
  if (fits) return { x: x - gap, y: card - 18, anchor, isBeside: true };
  if (card > zero) return { x: x + 18, y: card - 24, anchor, isBeside: false };
  const hasRoom = zero - card > 90;
  return { x: x + 10, y: hasRoom ? zero - 10 - LABEL_HEIGHT : card + 28, anchor, isBeside: false };
}
