/** Steps of a fifth of the deposit, from losing it all to doubling it. The outermost steps include everything beyond. */
const STEP = 0.2;
const LAST = 5;
const WIDTH = 640;
const HEIGHT = 220;
const BASE = 190;
const COLUMN = 38;
const GAP = (WIDTH - COLUMN) / (2 * LAST);
const TALLEST_BLOCK = 18;
/** Limits a column's height. With more blocks a column looks like a bar, and the page grows with the catalogue. */
const MOST_BLOCKS = 10;
const LEAST_BLOCKS = 3;

interface HistogramProps {
  /** Net per casino, in multiples of the deposit. */
  nets: number[];
  /** The deposit in whole currency units, for the axis labels. */
  unit: number;
  label: string;
}

export const STEPS = Array.from({ length: 2 * LAST + 1 }, (_, index) => index - LAST);

/** Counts the casinos at each step. */
export function countSteps(nets: number[]): number[] {
  const stepOf = (net: number) => Math.max(-LAST, Math.min(LAST, Math.round(net / STEP)));
  return STEPS.map((step) => nets.filter((net) => stepOf(net) === step).length);
}

/** How many casinos one block represents: one, until a column would be too tall. */
export function casinosPerBlock(nets: number[]): number {
  return Math.max(1, Math.ceil(Math.max(...countSteps(nets)) / MOST_BLOCKS));
}

/** A histogram of blocks. Every step with at least one casino has a block. */
export function Histogram({ nets, unit, label }: HistogramProps) {
  const perBlock = casinosPerBlock(nets);
  const counts = countSteps(nets).map((count) => Math.ceil(count / perBlock));
  const block = Math.min(TALLEST_BLOCK, (BASE - 4) / Math.max(...counts));
  // Crop the empty top: on a phone the list starts right under the chart.
  const top = BASE - 8 - block * Math.max(LEAST_BLOCKS, ...counts);
  return (
    <svg aria-label={label} className="histogram" role="img" viewBox={`0 ${top} ${WIDTH} ${HEIGHT - top}`}>
      {STEPS.map((step, index) => {
        const x = index * GAP;
        const sign = step > 0 ? 'plus' : step < 0 ? 'minus' : 'zero';
        const mark = String(Math.round(Math.abs(step) * STEP * unit)).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
        return (
          <g className={`is-${sign}`} key={step}>
            {Array.from({ length: counts[index] ?? 0 }, (_, level) => (
              <rect
                height={Math.max(1, block - 3)}
                // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a column differ only in their height
                key={level}
                width={COLUMN}
                x={x}
                y={BASE - (level + 1) * block}
              />
            ))}
            {/* Align the outer labels with their columns, so that the edge of the SVG does not cut them off. */}
            <text
              textAnchor={step === -LAST ? 'start' : step === LAST ? 'end' : 'middle'}
              x={step === -LAST ? x : step === LAST ? x + COLUMN : x + COLUMN / 2}
              y={HEIGHT - 6}
            >
              {step > 0 ? `+${mark}` : step < 0 ? `−${mark}` : mark}
            </text>
          </g>
        );
      })}
      <path d={`M0 ${BASE}H${WIDTH}`} />
    </svg>
  );
}
