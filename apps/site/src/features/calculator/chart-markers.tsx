import type { Market } from '@nettobonus/domain/markets/market';
import { formatNet, signOf } from '../../i18n/format.ts';
import type { Calculation, CalculatorContext } from './calculation.ts';
import {
  type ChartForm,
  type ChartLayout,
  type LabelPosition,
  placeAverage,
  placeCard,
} from './chart-layout.ts';

/** Below this distance, the two figures share one marker. */
const MERGE_DISTANCE = 6;
/** Distance from a label's name down to its figure, by the figure's size. */
const DOWN = { wide: { large: 30, small: 23 }, narrow: { large: 26, small: 18 } } as const;
const NAMES = {
  wide: { card: 'chartCard', average: 'chartAverage', both: 'chartBoth' },
  narrow: { card: 'cardFigure', average: 'average', both: 'cardFigure' },
} as const;

interface ChartMarkersProps {
  calculation: Calculation;
  context: CalculatorContext;
  form: ChartForm;
  layout: ChartLayout;
}

/** Labelled markers on both curves, at the offer's own multiplier. */
export function ChartMarkers({ calculation, context, form, layout }: ChartMarkersProps) {
  const { value, average, times } = calculation;
  const { market, messages } = context;
  const names = NAMES[form.name];
  const down = DOWN[form.name];
  const x = layout.x(times);
  const [cardY, averageY] = [layout.y(value.net), layout.y(average)];
  if (Math.abs(cardY - averageY) < MERGE_DISTANCE) {
    const name = messages[names.both];
    return (
      <>
        <Marker amount={value.net} x={x} y={cardY} />
        <Label
          amount={value.net}
          down={down.small}
          market={market}
          name={name}
          position={placeAverage(x, averageY, cardY, name, form)}
          size="chart-small"
        />
      </>
    );
  }
  const card = placeCard(x, cardY, messages[names.card], layout, form);
  return (
    <>
      <path className="chart-leader" d={`M${x} ${cardY}V${averageY}`} strokeDasharray="2 3" />
      {card.isBeside && <path className="chart-leader" d={`M${card.x + 6} ${cardY}H${x - 12}`} />}
      <Marker amount={value.net} x={x} y={cardY} />
      <Marker amount={average} x={x} y={averageY} />
      <Label
        amount={average}
        down={down.small}
        market={market}
        name={messages[names.average]}
        position={placeAverage(x, averageY, cardY, messages[names.average], form)}
        size="chart-small"
      />
      <Label
        amount={value.net}
        down={down.large}
        market={market}
        name={messages[names.card]}
        position={card}
        size=""
      />
    </>
  );
}

function Marker({ x, y, amount }: { x: number; y: number; amount: number }) {
  return <path className={`chart-marker is-${signOf(amount)}`} d={`M${x - 8} ${y - 8}h16v16h-16z`} />;
}

interface LabelProps {
  position: LabelPosition;
  name: string;
  amount: number;
  down: number;
  size: 'chart-small' | '';
  market: Market;
}

function Label({ position: { x, y, anchor }, name, amount, down, size, market }: LabelProps) {
  return (
    <>
      <text className="chart-label" textAnchor={anchor} x={x} y={y}>
        {name}
      </text>
      <text className={`chart-figure ${size} is-${signOf(amount)}`} textAnchor={anchor} x={x} y={y + down}>
        {formatNet(amount, market)}
      </text>
    </>
  );
}
