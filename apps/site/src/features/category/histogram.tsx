import type { Market } from '@nettobonus/domain/markets/market';
import { formatCount } from '../../i18n/format.ts';

/** Bins of a fifth of the deposit, from losing it all to doubling it. The outermost bins include everything beyond. */
const BIN_WIDTH = 0.2;
const MAX_BIN = 5;
const WIDTH = 640;
const HEIGHT = 220;
const BASELINE = 190;
/** The share of its place that a column fills. */
const COLUMN_SHARE = 0.63;
const MAX_COLUMN_WIDTH = 60;
/** Fewer columns would be too far apart to read as a distribution. */
const MIN_COLUMNS = 6;
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

/** The nearest bin with the same sign: only a net of zero is in the column "0". */
function toBin(net: number): number {
  const distance = Math.round(Math.abs(net) / BIN_WIDTH);
  return net === 0 ? 0 : Math.sign(net) * Math.max(1, Math.min(MAX_BIN, distance));
}

/** The bins from the lowest to the highest net, zero included. Empty ones outside are left out. */
export function listShownBins(nets: number[]): number[] {
  const bins = nets.map(toBin);
  let from = Math.min(0, ...bins);
  let to = Math.max(0, ...bins);
  while (to - from + 1 < MIN_COLUMNS) {
    if (to < MAX_BIN) to++;
    else from--;
  }
  return BINS.slice(from + MAX_BIN, to + MAX_BIN + 1);
}

/** Counts the casinos in each bin. */
export function countPerBin(nets: number[]): number[] {
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
  const shown = listShownBins(nets);
  const columnWidth = Math.min(MAX_COLUMN_WIDTH, Math.round((WIDTH / shown.length) * COLUMN_SHARE));
  const columnSpacing = (WIDTH - columnWidth) / (shown.length - 1);
  const blockHeight = Math.min(MAX_BLOCK_HEIGHT, (BASELINE - 4) / Math.max(...counts));
  // Crop the empty top: on a phone the list starts right under the chart.
  const top = BASELINE - 8 - blockHeight * Math.max(MIN_BLOCKS, ...counts);
  return (
    <svg aria-label={label} className="histogram" role="img" viewBox={`0 ${top} ${WIDTH} ${HEIGHT - top}`}>
      {shown.map((bin, index) => {
        const x = index * columnSpacing;
        const isFirst = index === 0;
        const isLast = index === shown.length - 1;
        const sign = bin > 0 ? 'plus' : bin < 0 ? 'minus' : 'zero';
        const tick = formatCount(Math.round(Math.abs(bin) * BIN_WIDTH * deposit), market);
        return (
          <g className={`is-${sign}`} key={bin}>
            {Array.from({ length: counts[bin + MAX_BIN] ?? 0 }, (_, level) => (
              <rect
                height={Math.max(1, blockHeight - 3)}
                // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a column differ only in their height
                key={level}
                width={columnWidth}
                x={x}
                y={BASELINE - (level + 1) * blockHeight}
              />
            ))}
            {/* Align the outer labels with their columns, so that the edge of the SVG does not cut them off. */}
            <text
              textAnchor={isFirst ? 'start' : isLast ? 'end' : 'middle'}
              x={isFirst ? x : isLast ? x + columnWidth : x + columnWidth / 2}
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
