import type { Market } from '@nettobonus/domain/markets/market';
import { formatCount } from '../../i18n/format.ts';

/** Bins of a fifth of the deposit, from losing it all to doubling it. The outermost bins include everything beyond. */
const BIN_WIDTH = 0.2;
const MAX_BIN = 5;
const WIDTH = 640;
const HEIGHT = 220;
const BASELINE = 190;
const COLUMN_WIDTH = 38;
const COLUMN_SPACING = (WIDTH - COLUMN_WIDTH) / (2 * MAX_BIN);
const MAX_BLOCK_HEIGHT = 18;
/** Limits a column's height. With more blocks a column looks like a bar, and the page grows with the catalogue. */
const MAX_BLOCKS = 10;
const MIN_BLOCKS = 3;

interface HistogramProps {
  /** Net per casino, in multiples of the deposit. */
  nets: number[];
  /** In whole currency units, for the axis labels. */
  deposit: number;
  market: Market;
  label: string;
}

export const BINS = Array.from({ length: 2 * MAX_BIN + 1 }, (_, index) => index - MAX_BIN);

/** Counts the casinos in each bin. */
export function countPerBin(nets: number[]): number[] {
  const toBin = (net: number) => Math.max(-MAX_BIN, Math.min(MAX_BIN, Math.round(net / BIN_WIDTH)));
  return BINS.map((bin) => nets.filter((net) => toBin(net) === bin).length);
}

/** How many casinos one block represents: one, until a column would be too tall. */
export function casinosPerBlock(nets: number[]): number {
  return Math.max(1, Math.ceil(Math.max(...countPerBin(nets)) / MAX_BLOCKS));
}

/** A histogram of blocks. Every bin with at least one casino has a block. */
export function Histogram({ nets, deposit, market, label }: HistogramProps) {
  const perBlock = casinosPerBlock(nets);
  const counts = countPerBin(nets).map((count) => Math.ceil(count / perBlock));
  const blockHeight = Math.min(MAX_BLOCK_HEIGHT, (BASELINE - 4) / Math.max(...counts));
  // Crop the empty top: on a phone the list starts right under the chart.
  const top = BASELINE - 8 - blockHeight * Math.max(MIN_BLOCKS, ...counts);
  return (
    <svg aria-label={label} className="histogram" role="img" viewBox={`0 ${top} ${WIDTH} ${HEIGHT - top}`}>
      {BINS.map((bin, index) => {
        const x = index * COLUMN_SPACING;
        const sign = bin > 0 ? 'plus' : bin < 0 ? 'minus' : 'zero';
        const tick = formatCount(Math.round(Math.abs(bin) * BIN_WIDTH * deposit), market);
        return (
          <g className={`is-${sign}`} key={bin}>
            {Array.from({ length: counts[index] ?? 0 }, (_, level) => (
              <rect
                height={Math.max(1, blockHeight - 3)}
                // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a column differ only in their height
                key={level}
                width={COLUMN_WIDTH}
                x={x}
                y={BASELINE - (level + 1) * blockHeight}
              />
            ))}
            {/* Align the outer labels with their columns, so that the edge of the SVG does not cut them off. */}
            <text
              textAnchor={bin === -MAX_BIN ? 'start' : bin === MAX_BIN ? 'end' : 'middle'}
              x={bin === -MAX_BIN ? x : bin === MAX_BIN ? x + COLUMN_WIDTH : x + COLUMN_WIDTH / 2}
              y={HEIGHT - 6}
            >
              {bin > 0 ? `+${tick}` : bin < 0 ? `−${tick}` : tick}
            </text>
          </g>
        );
      })}
      <path d={`M0 ${BASELINE}H${WIDTH}`} />
    </svg>
  );
}
