import type { Market } from '@nettobonus/domain/markets/market';
import { formatNet, getSign } from '../../i18n/format.ts';
import type { Calculation, CalculatorContext } from './calculation.ts';
import {
  type ChartLayout,
  type ChartVariant,
  type LabelPosition,
  placeAverageLabel,
  placeNetLabel,
} from './chart-layout.ts';

/** At a smaller distance the two figures share one marker. */
const MERGE_DISTANCE = 6;
/** Distance from a label's name down to its figure, by the figure's size. */
const FIGURE_OFFSETS = { wide: { large: 30, small: 23 }, narrow: { large: 26, small: 18 } } as const;
const LABEL_KEYS = {
  wide: { net: 'chartNet', average: 'chartAverage', both: 'chartBoth' },
  narrow: { net: 'net', average: 'average', both: 'net' },
} as const;

interface ChartMarkersProps {
  calculation: Calculation;
  context: CalculatorContext;
  variant: ChartVariant;
  layout: ChartLayout;
}

/** Labelled markers on both curves, at the offer's own multiplier. */
export function ChartMarkers({ calculation, context, variant, layout }: ChartMarkersProps) {
  const { value, average, multiplier } = calculation;
  const { market, messages } = context;
  const labelKeys = LABEL_KEYS[variant.name];
  const figureOffsets = FIGURE_OFFSETS[variant.name];
  const x = layout.x(multiplier);
  const [netY, averageY] = [layout.y(value.net), layout.y(average)];
  if (Math.abs(netY - averageY) < MERGE_DISTANCE) {
    const name = messages[labelKeys.both];
    return (
      <>
        <Marker amount={value.net} x={x} y={netY} />
        <Label
          amount={value.net}
          figureOffset={figureOffsets.small}
          market={market}
          name={name}
          position={placeAverageLabel(x, averageY, netY, name, variant)}
          size="chart-small"
        />
      </>
    );
  }
  const netLabel = placeNetLabel(x, netY, messages[labelKeys.net], layout, variant);
  return (
    <>
      <path className="chart-leader" d={`M${x} ${netY}V${averageY}`} strokeDasharray="2 3" />
      {netLabel.isNextToMarker && (
        <path className="chart-leader" d={`M${netLabel.x + 6} ${netY}H${x - 12}`} />
      )}
      <Marker amount={value.net} x={x} y={netY} />
      <Marker amount={average} x={x} y={averageY} />
      <Label
        amount={average}
        figureOffset={figureOffsets.small}
        market={market}
        name={messages[labelKeys.average]}
        position={placeAverageLabel(x, averageY, netY, messages[labelKeys.average], variant)}
        size="chart-small"
      />
      <Label
        amount={value.net}
        figureOffset={figureOffsets.large}
        market={market}
        name={messages[labelKeys.net]}
        position={netLabel}
        size=""
      />
    </>
  );
}

function Marker({ x, y, amount }: { x: number; y: number; amount: number }) {
  return <path className={`chart-marker is-${getSign(amount)}`} d={`M${x - 8} ${y - 8}h16v16h-16z`} />;
}

interface LabelProps {
  position: LabelPosition;
  name: string;
  amount: number;
  figureOffset: number;
  size: 'chart-small' | '';
  market: Market;
}

function Label({ position: { x, y, anchor }, name, amount, figureOffset, size, market }: LabelProps) {
  return (
    <>
      <text className="chart-label" textAnchor={anchor} x={x} y={y}>
        {name}
      </text>
      <text
        className={`chart-figure ${size} is-${getSign(amount)}`}
        textAnchor={anchor}
        x={x}
        y={y + figureOffset}
      >
        {formatNet(amount, market)}
      </text>
    </>
  );
}
