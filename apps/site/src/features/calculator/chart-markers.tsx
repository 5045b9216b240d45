import { formatNet, getSign } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import type { Calculation, CalculatorContext } from './calculation.ts';
import {
  ABOVE_RIGHT,
  BELOW_LEFT,
  type Box,
  type LabelText,
  markerBox,
  noteBox,
  type Offset,
  type PlacedLabel,
  placeLabel,
} from './chart-labels.ts';
import type { ChartLayout, ChartVariant, Point } from './chart-layout.ts';
import { formatMultiplier } from './format-figures.ts';

/** At a smaller distance the two figures share one marker. */
const MERGE_DISTANCE = 6;
/** The font sizes of the figures. */
const FIGURE_SIZES = { wide: { large: 34, small: 24 }, narrow: { large: 22, small: 16 } } as const;
const LABEL_KEYS = {
  wide: { net: 'chartNet', average: 'chartAverage', both: 'chartBoth' },
  narrow: { net: 'net', average: 'chartAverageShort', both: 'net' },
} as const;
/** From this distance on, a line connects a label with its marker. */
const LEADER_DISTANCE = 30;

export interface ChartMarkersProps {
  calculation: Calculation;
  context: CalculatorContext;
  variant: ChartVariant;
  layout: ChartLayout;
  curves: { net: Point[]; average: Point[] };
  /** The note below the loss limit, if the chart has it. */
  note: { text: string; end: Point } | null;
}

interface LabelledMarker {
  label: PlacedLabel;
  point: Point;
  /** Undefined for the break-even point, which has no figure. */
  amount?: number;
}

/** Labelled markers on both curves at the offer's own multiplier, and the label of the break-even point. */
export function ChartMarkers(props: ChartMarkersProps) {
  const { variant } = props;
  const markers = placeMarkers(props);
  const [net, average] = markers.filter(({ amount }) => amount !== undefined);
  return (
    <>
      {net && average && (
        <path
          className="chart-leader"
          d={`M${net.point[0]} ${net.point[1]}V${average.point[1]}`}
          strokeDasharray="2 3"
        />
      )}
      {markers.map(({ label, point }) => (
        <Leader box={label.box} key={label.name} point={point} />
      ))}
      {markers.map(
        ({ label, point: [x, y], amount }) =>
          amount !== undefined && (
            <path
              className={`chart-marker is-${getSign(amount)}`}
              d={`M${x - 8} ${y - 8}h16v16h-16z`}
              key={label.name}
            />
          ),
      )}
      {markers.map(({ label, amount }) => (
        <Label amount={amount} key={label.name} label={label} variant={variant} />
      ))}
    </>
  );
}

/** Places the labels one after the other, so that none covers a curve, a marker or another label. */
export function placeMarkers({
  calculation,
  context,
  variant,
  layout,
  curves,
  note,
}: ChartMarkersProps): LabelledMarker[] {
  const { value, average, multiplier, breakEven, curve } = calculation;
  const { market, messages } = context;
  const keys = LABEL_KEYS[variant.name];
  const sizes = FIGURE_SIZES[variant.name];
  const x = layout.x(multiplier);
  const netPoint: Point = [x, layout.y(value.net)];
  const averagePoint: Point = [x, layout.y(average)];
  const isMerged = Math.abs(netPoint[1] - averagePoint[1]) < MERGE_DISTANCE;
  const boxes: Box[] = [markerBox(netPoint), ...(isMerged ? [] : [markerBox(averagePoint)])];
  if (note) boxes.push(noteBox(note.text, note.end));
  const obstacles = { curves: [curves.net, curves.average], boxes };
  const place = (point: Point, text: LabelText, offsets: readonly Offset[]) => {
    const label = placeLabel(point, text, offsets, obstacles, layout, variant);
    boxes.push(label.box);
    return label;
  };
  const toFigure = (amount: number, fontSize: number) => ({ text: formatNet(amount, market), fontSize });

  const netText = isMerged
    ? { name: messages[keys.both], figure: toFigure(value.net, sizes.small) }
    : { name: messages[keys.net], figure: toFigure(value.net, sizes.large) };
  const placed: LabelledMarker[] = [
    {
      label: place(netPoint, netText, isMerged ? ABOVE_RIGHT : BELOW_LEFT),
      point: netPoint,
      amount: value.net,
    },
  ];
  if (!isMerged) {
    const text = { name: messages[keys.average], figure: toFigure(average, sizes.small) };
    placed.push({ label: place(averagePoint, text, ABOVE_RIGHT), point: averagePoint, amount: average });
  }
  if (breakEven !== null && breakEven <= (curve.at(-1)?.times ?? 0)) {
    const times = formatMultiplier(breakEven);
    const name = variant.name === 'wide' ? formatMessage(messages.breakEven, { times }) : times;
    const point: Point = [layout.x(breakEven), layout.y(0)];
    placed.push({ label: place(point, { name }, ABOVE_RIGHT), point });
  }
  return placed;
}

/** A line from a marker to a label that is not next to it. */
function Leader({ box, point: [x, y] }: { box: Box; point: Point }) {
  const endX = Math.min(Math.max(x, box.left), box.right);
  const endY = Math.min(Math.max(y, box.top), box.bottom);
  if (Math.hypot(endX - x, endY - y) < LEADER_DISTANCE) return null;
  return <path className="chart-leader" d={`M${x} ${y}L${endX} ${endY}`} />;
}

interface LabelProps {
  label: PlacedLabel;
  amount: number | undefined;
  variant: ChartVariant;
}

function Label({ label: { x, y, figureY, anchor, name, figure }, amount, variant }: LabelProps) {
  const isSmall = figure?.fontSize === FIGURE_SIZES[variant.name].small;
  return (
    <>
      <text className="chart-label" textAnchor={anchor} x={x} y={y}>
        {name}
      </text>
      {figure && amount !== undefined && (
        <text
          className={`chart-figure ${isSmall ? 'chart-small' : ''} is-${getSign(amount)}`}
          textAnchor={anchor}
          x={x}
          y={figureY}
        >
          {figure.text}
        </text>
      )}
    </>
  );
}
