import { useEffect, useState } from 'react';
import { currencySign, formatNet, formatUnits, getSign } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import type { Calculation, CalculatorContext } from './calculation.ts';
import {
  areaPath,
  type ChartLayout,
  type ChartVariant,
  layOutChart,
  linePath,
  NARROW,
  type Point,
  WIDE,
} from './chart-layout.ts';
import { ChartMarkers, type ChartMarkersProps } from './chart-markers.tsx';
import { formatLosers, formatMultiplier } from './format-figures.ts';

interface BreakEvenProps {
  calculation: Calculation;
  context: CalculatorContext;
}

/** The break-even chart: the net that offer cards show and the average, as curves over the wagering multiplier. */
export function BreakEven({ calculation, context }: BreakEvenProps) {
  const { messages } = context;
  const variants = useChartVariants();
  return (
    <figure className="break-even">
      <h2>{messages.chartHeading}</h2>
      {variants.map((variant) => (
        <Chart calculation={calculation} variant={variant} key={variant.name} context={context} />
      ))}
      <figcaption>
        {messages.chartCaption} {formatLosers(calculation, context)}
      </figcaption>
    </figure>
  );
}

/** The server renders both variants and CSS shows one. The browser then renders only the visible one. */
function useChartVariants(): ChartVariant[] {
  const [variants, setVariants] = useState([WIDE, NARROW]);
  useEffect(() => {
    const phone = matchMedia('(width < 48rem)');
    const update = () => setVariants([phone.matches ? NARROW : WIDE]);
    update();
    phone.addEventListener('change', update);
    return () => phone.removeEventListener('change', update);
  }, []);
  return variants;
}

function Chart({ calculation, context, variant }: BreakEvenProps & { variant: ChartVariant }) {
  const { curve, value } = calculation;
  const { messages } = context;
  const layout = layOutChart(curve, variant, (tick) => formatUnits(tick, context.market).length + 2);
  const { x, y } = layout;
  const zero = y(0);
  const netPoints = curve.map((point): Point => [x(point.times), y(point.displayedNet)]);
  const average = curve.map((point): Point => [x(point.times), y(point.average)]);
  const hatch = `hatch-${variant.name}`;
  const endsAtFloor = value.deposit > 0 && curve.at(-1)?.displayedNet === -value.deposit;
  // The narrow chart has no space for it.
  const note: ChartMarkersProps['note'] =
    endsAtFloor && variant.name === 'wide'
      ? { text: messages.lossLimitNote, end: [variant.right, variant.bottom + 20] }
      : null;
  return (
    <svg
      aria-label={describeChart(calculation, context)}
      className={`chart chart-${variant.name}`}
      role="img"
      viewBox={`0 0 ${variant.width} ${variant.height}`}
    >
      <defs>
        <pattern
          height="5.6"
          id={hatch}
          patternTransform="rotate(28)"
          patternUnits="userSpaceOnUse"
          width="5.6"
        >
          <path className="chart-hatch-ground" d="M0 0h5.6v5.6H0z" />
          <path className="chart-hatch-line" d="M0 0h1.6v5.6H0z" />
        </pattern>
      </defs>
      <path className="chart-gain" d={areaPath(netPoints, zero, 'above')} />
      <path d={areaPath(netPoints, zero, 'below')} fill={`url(#${hatch})`} opacity="0.85" />
      <AmountAxis variant={variant} layout={layout} context={context} />
      <path className="chart-net" d={linePath(netPoints)} />
      <path className="chart-average" d={linePath(average)} />
      {note && (
        <text className="chart-note" textAnchor="end" x={note.end[0]} y={note.end[1]}>
          {note.text}
        </text>
      )}
      <ChartMarkers
        calculation={calculation}
        context={context}
        curves={{ net: netPoints, average }}
        layout={layout}
        note={note}
        variant={variant}
      />
      <MultiplierAxis calculation={calculation} variant={variant} layout={layout} context={context} />
    </svg>
  );
}

function describeChart(
  { value, average, players, multiplier, breakEven }: Calculation,
  context: CalculatorContext,
) {
  const { market, messages } = context;
  const sentence = formatMessage(messages.chartSentence, {
    net: formatNet(value.net, market),
    average: formatNet(average, market),
    times: formatMultiplier(multiplier),
    finish: 100 - players.outOfMoney,
  });
  return breakEven === null
    ? sentence
    : `${formatMessage(messages.chartBreakEven, { times: formatMultiplier(breakEven) })} ${sentence}`;
}

interface AxisProps {
  variant: ChartVariant;
  layout: ChartLayout;
}

// One path for all grid lines: the chart re-renders at every slider step, so it needs to have few elements.
function AmountAxis({ variant, layout, context }: AxisProps & { context: CalculatorContext }) {
  const { amountTicks, left, y } = layout;
  const gridLine = (tick: number) => `M${left} ${y(tick)}H${variant.right}`;
  return (
    <>
      <path
        className="chart-line"
        d={amountTicks
          .filter((tick) => tick !== 0)
          .map(gridLine)
          .join('')}
      />
      <path className="chart-zero" d={gridLine(0)} />
      {amountTicks.map((tick, index) => {
        const sign = { plus: '+', minus: '−', zero: '' }[getSign(tick)];
        const unit = index === amountTicks.length - 1 ? `\u00a0${currencySign(context.market)}` : '';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tick is identified by its position, not by its amount
          <text className="chart-mark" key={index} textAnchor="end" x={left - 8} y={y(tick) + 4}>
            {sign + formatUnits(tick, context.market) + unit}
          </text>
        );
      })}
    </>
  );
}

/** Ten blocks, each 3.6 wide, at intervals of 4.5. */
const BLOCKS_WIDTH = 45;
const blocksPath = (x: number, y: number, from: number, to: number) =>
  Array.from(
    { length: to - from },
    (_, index) => `M${Math.round((x + (from + index) * 4.5) * 10) / 10} ${y}h3.6v9h-3.6z`,
  ).join('');

/** The multiplier axis, with the number of players out of ten who complete the wagering at each multiplier. */
function MultiplierAxis({
  calculation: { curve },
  variant,
  layout,
  context: { messages },
}: AxisProps & BreakEvenProps) {
  const baseline = variant.height - 46;
  const groups = layout.multiplierTicks
    .map((multiplier) => ({
      multiplier,
      x: layout.x(multiplier),
      finish: curve[multiplier]?.finishOfTen ?? 0,
    }))
    .map((group, index) => {
      const isLast = group.x > variant.right - BLOCKS_WIDTH / 2;
      const start = index === 0 ? group.x : group.x - BLOCKS_WIDTH / 2;
      return {
        ...group,
        isLast,
        start: isLast ? variant.right - BLOCKS_WIDTH + 1 : start,
        hasBlocks: index % variant.blocksEvery === 0,
      };
    });
  const groupsWithBlocks = groups.filter(({ hasBlocks }) => hasBlocks);
  const drawBlocks = (rangeFor: (finish: number) => [from: number, to: number]) =>
    groupsWithBlocks
      .map(({ start, finish }) => blocksPath(start, baseline + 12, ...rangeFor(finish)))
      .join('');
  return (
    <>
      {groups.map(({ multiplier, x, isLast }) => (
        <text
          className="chart-mark"
          key={multiplier}
          textAnchor={isLast ? 'end' : 'middle'}
          x={x}
          y={baseline}
        >
          {formatMultiplier(multiplier)}
        </text>
      ))}
      <path className="chart-on" d={drawBlocks((finish) => [0, finish])} />
      <path className="chart-off" d={drawBlocks((finish) => [finish, 10])} />
      {groupsWithBlocks.map(({ multiplier, x, finish, isLast }) => (
        <text
          className="chart-mark"
          key={multiplier}
          textAnchor={multiplier === 0 ? 'start' : isLast ? 'end' : 'middle'}
          x={x}
          y={baseline + 36}
        >
          {multiplier === 0 && variant.name === 'wide' ? `${messages.finishes} ${finish}/10` : `${finish}/10`}
        </text>
      ))}
    </>
  );
}
