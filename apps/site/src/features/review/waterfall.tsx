import type { Market } from '@nettobonus/domain/markets/market';
import { ticks } from 'd3-array';
import { formatMoney, getSign } from '../../i18n/format.ts';
import type { Column } from './waterfall-columns.ts';

const WIDTH = 800;
const LEFT = 72;
const TOP = 48;
const BASELINE = 316;
const LABELS_TOP = 346;
const LINE_HEIGHT = 16;
/** A column's width as a fraction of its slot. */
const COLUMN_FILL = 0.74;
const MAX_COLUMN_WIDTH = 160;
/** Approximate character width at the label size. */
const CHARACTER_WIDTH = 6;
/** Font sizes for the net inside its column, largest first, and the width of a character relative to the size. */
const NET_SIZES = [25, 17];
const NET_CHARACTER_WIDTH = 0.54;
/** Height of a net that is shown below its column. */
const SPACE_BELOW = 16;

interface WaterfallProps {
  columns: Column[];
  market: Market;
  isFloor: boolean;
}

/** From gross to net, one column per step. Screen readers get the column labels and amounts. */
export function Waterfall({ columns, market, isFloor }: WaterfallProps) {
  const levels = columns.flatMap(({ from, to }) => [from, to]);
  const low = Math.min(0, ...levels);
  const high = Math.max(1, ...levels);
  const y = (level: number) => round(TOP + ((high - level) / (high - low)) * (BASELINE - TOP));
  const slotWidth = (WIDTH - LEFT) / columns.length;
  const width = Math.min(MAX_COLUMN_WIDTH, slotWidth * COLUMN_FILL);
  const x = (index: number) =>
    round(LEFT + (index * (WIDTH - LEFT - width)) / Math.max(1, columns.length - 1));
  const labels = columns.map(
    ({ label, formula }) => [wrapText(label, slotWidth), wrapText(formula, slotWidth)] as const,
  );
  const net = columns.at(-1);
  const netSize = NET_SIZES.find(
    (size) =>
      net && net.amount.length * size * NET_CHARACTER_WIDTH < width && Math.abs(y(net.to) - y(0)) > size + 8,
  );
  // A loss extends below the zero line. If its amount does not fit inside, show it below.
  const isBelow = net !== undefined && net.to < 0 && !netSize;
  const labelsTop = LABELS_TOP + (isBelow ? SPACE_BELOW : 0);
  const lines = Math.max(...labels.map(([label, formula]) => label.length + formula.length));
  return (
    <svg
      aria-label={columns.map(({ label, amount }) => `${label} ${amount}`).join(', ')}
      className="waterfall"
      role="img"
      viewBox={`0 0 ${WIDTH} ${labelsTop + lines * LINE_HEIGHT - 8}`}
    >
      <pattern
        height="5.6"
        id="hatch"
        patternTransform="rotate(28)"
        patternUnits="userSpaceOnUse"
        width="5.6"
      >
        <path className="hatch-ground" d="M0 0h5.6v5.6H0z" />
        <path className="hatch-line" d="M0 0h1.6v5.6H0z" />
      </pattern>
      {ticks(low, high, Math.min(4, high - low)).map((tick) => (
        <g key={tick}>
          <path className={tick === 0 ? 'zero' : 'grid'} d={`M${LEFT - 12} ${y(tick)}H${WIDTH}`} />
          <text className="mark" x={LEFT - 20} y={y(tick) + 4}>
            {formatMoney(tick * 100, market)}
          </text>
        </g>
      ))}
      {columns.map((column, index) => {
        const [top, bottom] = [y(Math.max(column.from, column.to)), y(Math.min(column.from, column.to))];
        const centre = x(index) + width / 2;
        const isNet = column.kind === 'net';
        const inside = isNet ? netSize : undefined;
        const [label = [], formula = []] = labels[index] ?? [];
        return (
          <g className={`step-${column.kind} is-${getSign(column.to * 100)}`} key={column.kind}>
            {index < columns.length - 1 && (
              <path className="link-line" d={`M${x(index)} ${y(column.to)}H${round(x(index + 1) + width)}`} />
            )}
            <path
              className="bar"
              d={
                isNet && isFloor
                  ? arrowPath(x(index), top, width, bottom)
                  : `M${x(index)} ${top}h${round(width)}V${bottom}H${x(index)}z`
              }
            />
            <text
              className={inside ? 'value is-inside' : 'value'}
              style={inside ? { fontSize: inside } : undefined}
              x={centre}
              y={inside ? (top + bottom) / 2 + inside / 3 : isNet && isBelow ? bottom + 22 : top - 10}
            >
              {column.amount}
            </text>
            {[...label, ...formula].map((text, line) => (
              <text
                className={line < label.length ? 'label' : 'sum'}
                // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified by their position
                key={line}
                x={centre}
                y={labelsTop + line * LINE_HEIGHT}
              >
                {text}
              </text>
            ))}
          </g>
        );
      })}
    </svg>
  );
}

/** The largest possible loss ends in an arrow: it would be larger if the player had more to lose. */
function arrowPath(x: number, top: number, width: number, bottom: number): string {
  const point = Math.min(14, bottom - top);
  return `M${x} ${top}h${round(width)}V${bottom - point}L${round(x + width / 2)} ${bottom}L${x} ${bottom - point}z`;
}

/** Wraps text at spaces so that no line is wider than its column's slot. */
function wrapText(text: string, slotWidth: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length * CHARACTER_WIDTH < slotWidth) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
