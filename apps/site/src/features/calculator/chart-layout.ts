import type { CurvePoint } from '@nettobonus/domain/break-even';
import { ticks } from 'd3-array';

/** A chart of two widths: text is as large on a phone, so there is less of it. */
export interface ChartForm {
  name: 'wide' | 'narrow';
  width: number;
  height: number;
  top: number;
  bottom: number;
  /** The end of the plot, to the right. */
  right: number;
  /** Blocks stand under every so many marks of the axis. */
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
/** Of one character of an axis mark. */
const CHARACTER = 6.8;

export interface ChartLayout {
  left: number;
  x: (times: number) => number;
  y: (amount: number) => number;
  /** Round amounts for the lines across. */
  marks: number[];
  /** Round multipliers for the axis below. */
  times: number[];
}

export function layOut(
  curve: CurvePoint[],
  form: ChartForm,
  longestMark: (mark: number) => number,
): ChartLayout {
  const amounts = curve.flatMap(({ card, average }) => [card, average]);
  const least = Math.min(0, ...amounts);
  // A line at nothing still has a picture above it.
  const high = Math.max(1_00, ...amounts);
  // Where no figure is below zero, there is still room for a label under the line.
  const low = Math.min(least, -ROOM_BELOW * high);
  const end = curve.at(-1)?.times ?? 1;
  const marks = ticks(low / 100, high / 100, MARK_COUNT)
    .map((units) => units * 100)
    .filter((mark) => mark >= least);
  const left = 12 + CHARACTER * Math.max(...marks.map(longestMark));
  return {
    left,
    x: (times) => left + (times / end) * (form.right - left),
    y: (amount) => form.bottom - ((amount - low) / (high - low)) * (form.bottom - form.top),
    marks,
    times: ticks(0, end, TIMES_COUNT),
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A line through the points. */
export function linePath(points: [x: number, y: number][]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

/** The area between a line and the zero line, on one side of it. */
export function areaPath(points: [x: number, y: number][], zero: number, side: 'above' | 'below'): string {
  const cut = side === 'above' ? Math.min : Math.max;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  // Where the line crosses zero between two points, the area ends at the crossing and not at the next point.
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

export interface LabelPlace {
  x: number;
  y: number;
  anchor: 'start' | 'end';
}

/** Rows of a label, from its name to its figure. */
const ROWS = 30;
const ASIDE = 14;
/** Of one character of a label's name. */
const LETTER = 7;

/** Above the curve, to its right: the curve falls, so there is room; at the chart's end to the left, and higher. */
export function placeAverage(
  x: number,
  average: number,
  card: number,
  name: string,
  form: ChartForm,
): LabelPlace {
  const fits = x + ASIDE + name.length * LETTER <= form.width;
  const highest = form.top - 4;
  if (fits) return { x: x + ASIDE, y: Math.max(highest, average - 28), anchor: 'start' };
  return { x: x + 8, y: Math.max(highest, Math.min(average - 44, card - 84)), anchor: 'end' };
}

/** Below the line, to its left; where there is no room, between the line and zero, or above the floor. */
export function placeCard(
  x: number,
  card: number,
  name: string,
  { left, y }: ChartLayout,
  form: ChartForm,
): LabelPlace & { isBeside: boolean } {
  const aside = form.name === 'wide' ? 56 : 37;
  const zero = y(0);
  const fits = x - aside - name.length * LETTER >= left;
  const anchor = fits ? 'end' : 'start';
  // The line runs along zero: a bonus that costs no own money.
  if (Math.abs(card - zero) < 2 && card < form.bottom) {
    return { x: fits ? x + 8 : x - 8, y: card + 26, anchor, isBeside: false };
  }
  const isAtFloor = card > form.bottom - 8;
  if (isAtFloor) return { x: fits ? x - 14 : x + 14, y: card - 44, anchor, isBeside: false };
  if (fits) return { x: x - aside, y: card - 18, anchor, isBeside: true };
  if (card > zero) return { x: x + 18, y: card - 24, anchor, isBeside: false };
  const hasRoom = zero - card > 90;
  return { x: x + 10, y: hasRoom ? zero - 10 - ROWS : card + 28, anchor, isBeside: false };
}
