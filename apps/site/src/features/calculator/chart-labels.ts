import type { ChartLayout, ChartVariant, Point } from './chart-layout.ts';

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A label: a name, and a figure below it. */
export interface LabelText {
  name: string;
  figure?: { text: string; fontSize: number };
}

export interface PlacedLabel extends LabelText {
  x: number;
  /** The baseline of the name. */
  y: number;
  /** The baseline of the figure. */
  figureY: number;
  anchor: 'start' | 'end';
  box: Box;
}

/** The average widths of a character of a name, and of a figure in units of its font size. Both round up. */
const NAME_CHARACTER_WIDTH = 7.2;
const FIGURE_CHARACTER_WIDTH = 0.56;
/** The height of a name above its baseline. */
const NAME_HEIGHT = 11;
/** The height of digits, in units of the font size. */
const FIGURE_HEIGHT = 0.73;
const LINE_GAP = 5;
/** The smallest distance between a label and anything else: half the width of its halo and of a line. */
const CLEARANCE = 4;
/** Half the width of a marker. */
const MARKER_SIZE = 8;

/** A negative distance is above or below the marker. */
const DISTANCES_X = [14, 24, 37, 56, 90, 130, -24, -56];
const DISTANCES_Y = Array.from({ length: 24 }, (_, step) => step * 8);

interface Placement {
  side: 'left' | 'right';
  direction: 'above' | 'below';
}

export interface Offset extends Placement {
  dx: number;
  dy: number;
}

const SIDES = ['left', 'right'] as const;
const DIRECTIONS = ['above', 'below'] as const;

/** The places around a marker, the closest to the marker and to the preferred placement first. */
function listOffsets(preferred: Placement): Offset[] {
  const getCost = ({ side, direction, dx, dy }: Offset) =>
    Math.abs(dx) + dy + (side === preferred.side ? 0 : 40) + (direction === preferred.direction ? 0 : 16);
  return SIDES.flatMap((side) =>
    DIRECTIONS.flatMap((direction) =>
      DISTANCES_X.flatMap((dx) => DISTANCES_Y.map((dy) => ({ side, direction, dx, dy }))),
    ),
  ).toSorted((a, b) => getCost(a) - getCost(b));
}

// Sorted once: the chart renders at every step of a slider.
export const ABOVE_RIGHT = listOffsets({ side: 'right', direction: 'above' });
export const BELOW_LEFT = listOffsets({ side: 'left', direction: 'below' });

interface Obstacles {
  curves: readonly (readonly Point[])[];
  boxes: readonly Box[];
}

/**
 * Places a label next to its marker, at the first of the offsets where it covers neither a curve nor another label. If
 * nothing is free, it takes the place with the fewest collisions.
 */
export function placeLabel(
  [markerX, markerY]: Point,
  text: LabelText,
  offsets: readonly Offset[],
  obstacles: Obstacles,
  { left }: ChartLayout,
  variant: ChartVariant,
): PlacedLabel {
  const { width, height } = measure(text);
  const bounds: Box = { left, right: variant.width, top: 2, bottom: variant.height - 62 };
  let best: PlacedLabel | null = null;
  let fewest = Number.POSITIVE_INFINITY;
  for (const { side, direction, dx, dy } of offsets) {
    const boxLeft = side === 'right' ? markerX + dx : markerX - dx - width;
    const top = markerY + (direction === 'above' ? -dy : dy) - height / 2;
    const box = { left: boxLeft, right: boxLeft + width, top, bottom: top + height };
    const collisions = isWithin(box, bounds) ? countCollisions(box, obstacles) : Number.MAX_VALUE;
    if (collisions >= fewest) continue;
    fewest = collisions;
    best = {
      ...text,
      box,
      x: side === 'right' ? box.left : box.right,
      y: box.top + NAME_HEIGHT,
      figureY: box.bottom,
      anchor: side === 'right' ? 'start' : 'end',
    };
    if (collisions === 0) break;
  }
  if (!best) throw new Error('A label needs at least one offset.');
  return best;
}

/** The box of a marker. */
export function markerBox([x, y]: Point): Box {
  return { left: x - MARKER_SIZE, right: x + MARKER_SIZE, top: y - MARKER_SIZE, bottom: y + MARKER_SIZE };
}

/** The box of one line of text that ends at a point. */
export function noteBox(text: string, [right, baseline]: Point): Box {
  return {
    left: right - text.length * NAME_CHARACTER_WIDTH,
    right,
    top: baseline - NAME_HEIGHT,
    bottom: baseline + 3,
  };
}

function measure({ name, figure }: LabelText): { width: number; height: number } {
  const nameWidth = name.length * NAME_CHARACTER_WIDTH;
  if (!figure) return { width: nameWidth, height: NAME_HEIGHT };
  const figureWidth = figure.text.length * figure.fontSize * FIGURE_CHARACTER_WIDTH;
  return {
    width: Math.max(nameWidth, figureWidth),
    height: NAME_HEIGHT + LINE_GAP + figure.fontSize * FIGURE_HEIGHT,
  };
}

function isWithin(box: Box, bounds: Box): boolean {
  return (
    box.left >= bounds.left &&
    box.right <= bounds.right &&
    box.top >= bounds.top &&
    box.bottom <= bounds.bottom
  );
}

/** The number of curves and boxes that a box covers. */
export function countCollisions(box: Box, { curves, boxes }: Obstacles): number {
  const reach = {
    left: box.left - CLEARANCE,
    right: box.right + CLEARANCE,
    top: box.top - CLEARANCE,
    bottom: box.bottom + CLEARANCE,
  };
  return (
    curves.filter((curve) => crosses(curve, reach)).length +
    boxes.filter(
      (other) =>
        other.left < reach.right &&
        other.right > reach.left &&
        other.top < reach.bottom &&
        other.bottom > reach.top,
    ).length
  );
}

/** Whether a curve, which is continuous and has one height at each x, runs through a box. */
function crosses(curve: readonly Point[], box: Box): boolean {
  let [highest, lowest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const include = (y: number) => {
    highest = Math.min(highest, y);
    lowest = Math.max(lowest, y);
  };
  for (const [index, [x, y]] of curve.entries()) {
    if (x >= box.left && x <= box.right) include(y);
    const next = curve[index + 1];
    if (!next) break;
    for (const edge of [box.left, box.right]) {
      if (edge > x && edge < next[0]) include(y + ((edge - x) / (next[0] - x)) * (next[1] - y));
    }
  }
  return highest < box.bottom && lowest > box.top;
}
