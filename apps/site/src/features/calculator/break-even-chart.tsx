import { useEffect, useState } from 'react';
import { currencySign, formatNet, formatUnits, signOf } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/message.ts';
import type { Calculation, CalculatorContext } from './calculation.ts';
import {
  areaPath,
  type ChartForm,
  type ChartLayout,
  layOutChart,
  linePath,
  NARROW,
  WIDE,
} from './chart-layout.ts';
import { ChartMarkers } from './chart-markers.tsx';
import { formatLosers, formatMultiplier } from './format-figures.ts';

interface BreakEvenProps {
  calculation: Calculation;
  context: CalculatorContext;
}

/** The break-even chart: the card's figure and the average as curves over the wagering multiplier. */
export function BreakEven({ calculation, context }: BreakEvenProps) {
  const { messages } = context;
  const forms = useForms();
  return (
    <figure className="break-even">
      <h2>{messages.chartHeading}</h2>
      {forms.map((form) => (
        <Chart calculation={calculation} form={form} key={form.name} context={context} />
      ))}
      <figcaption>
        {messages.chartCaption} {formatLosers(calculation, context)}
      </figcaption>
    </figure>
  );
}

/** The server renders both forms and CSS shows one. The browser then renders only the visible form. */
function useForms(): ChartForm[] {
  const [forms, setForms] = useState([WIDE, NARROW]);
  useEffect(() => {
    const phone = matchMedia('(width < 48rem)');
    const choose = () => setForms([phone.matches ? NARROW : WIDE]);
    choose();
    phone.addEventListener('change', choose);
    return () => phone.removeEventListener('change', choose);
  }, []);
  return forms;
}

function Chart({ calculation, context, form }: BreakEvenProps & { form: ChartForm }) {
  const { curve, value, breakEven } = calculation;
  const { messages } = context;
  const layout = layOutChart(curve, form, (mark) => formatUnits(mark).length + 2);
  const { x, y } = layout;
  const zero = y(0);
  const card = curve.map((point): [number, number] => [x(point.times), y(point.card)]);
  const average = curve.map((point): [number, number] => [x(point.times), y(point.average)]);
  const end = curve.at(-1)?.times ?? 0;
  const hatch = `hatch-${form.name}`;
  const endsAtFloor = value.deposit > 0 && curve.at(-1)?.card === -value.deposit;
  return (
    <svg
      aria-label={describe(calculation, context)}
      className={`chart chart-${form.name}`}
      role="img"
      viewBox={`0 0 ${form.width} ${form.height}`}
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
      <path className="chart-gain" d={areaPath(card, zero, 'above')} />
      <path d={areaPath(card, zero, 'below')} fill={`url(#${hatch})`} opacity="0.85" />
      <AmountAxis form={form} layout={layout} context={context} />
      <path className="chart-card" d={linePath(card)} />
      <path className="chart-average" d={linePath(average)} />
      {endsAtFloor && (
        <text className="chart-note" textAnchor="end" x={form.right} y={form.bottom + 20}>
          {messages.floorNote}
        </text>
      )}
      {breakEven !== null && breakEven <= end && (
        <BreakEvenLabel
          form={form}
          text={
            form.name === 'wide'
              ? formatMessage(messages.breakEven, { times: formatMultiplier(breakEven) })
              : formatMultiplier(breakEven)
          }
          x={x(breakEven)}
          zero={zero}
        />
      )}
      <ChartMarkers calculation={calculation} form={form} layout={layout} context={context} />
      <TimesAxis calculation={calculation} form={form} layout={layout} context={context} />
    </svg>
  );
}

function describe({ value, average, players, times, breakEven }: Calculation, context: CalculatorContext) {
  const { market, messages } = context;
  const now = formatMessage(messages.chartSentence, {
    card: formatNet(value.net, market),
    average: formatNet(average, market),
    times: formatMultiplier(times),
    finish: 100 - players.outOfMoney,
  });
  return breakEven === null
    ? now
    : `${formatMessage(messages.chartBreakEven, { times: formatMultiplier(breakEven) })} ${now}`;
}

interface AxisProps {
  form: ChartForm;
  layout: ChartLayout;
}

// One path for all grid lines: the chart renders again at every slider step, so it needs few elements.
function AmountAxis({ form, layout, context }: AxisProps & { context: CalculatorContext }) {
  const { marks, left, y } = layout;
  const across = (mark: number) => `M${left} ${y(mark)}H${form.right}`;
  return (
    <>
      <path
        className="chart-line"
        d={marks
          .filter((mark) => mark !== 0)
          .map(across)
          .join('')}
      />
      <path className="chart-zero" d={across(0)} />
      {marks.map((mark, index) => {
        const sign = { plus: '+', minus: '−', zero: '' }[signOf(mark)];
        const unit = index === marks.length - 1 ? `\u00a0${currencySign(context.market)}` : '';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is identified by its position, not by its amount
          <text className="chart-mark" key={index} textAnchor="end" x={left - 8} y={y(mark) + 4}>
            {sign + formatUnits(mark) + unit}
          </text>
        );
      })}
    </>
  );
}

function BreakEvenLabel({ form, x, zero, text }: { form: ChartForm; x: number; zero: number; text: string }) {
  const fits = x + 10 + text.length * 8 <= form.right;
  return (
    <text
      className="chart-label"
      textAnchor={fits ? 'start' : 'end'}
      x={fits ? x + 10 : x - 10}
      y={fits ? zero - 10 : zero + 20}
    >
      {text}
    </text>
  );
}

/** Ten blocks, each 3.6 wide, at intervals of 4.5. */
const BLOCKS_WIDTH = 45;
const blocks = (x: number, y: number, from: number, to: number) =>
  Array.from(
    { length: to - from },
    (_, index) => `M${Math.round((x + (from + index) * 4.5) * 10) / 10} ${y}h3.6v9h-3.6z`,
  ).join('');

/** The multiplier axis, with how many of ten players finish at each multiplier. */
function TimesAxis({
  calculation: { curve },
  form,
  layout,
  context: { messages },
}: AxisProps & BreakEvenProps) {
  const base = form.height - 46;
  const groups = layout.times
    .map((times) => ({ times, x: layout.x(times), finish: curve[times]?.finishOfTen ?? 0 }))
    .map((group, index) => {
      const isLast = group.x > form.right - BLOCKS_WIDTH / 2;
      const start = index === 0 ? group.x : group.x - BLOCKS_WIDTH / 2;
      return {
        ...group,
        isLast,
        start: isLast ? form.right - BLOCKS_WIDTH + 1 : start,
        hasBlocks: index % form.blocksEvery === 0,
      };
    });
  const groupsWithBlocks = groups.filter(({ hasBlocks }) => hasBlocks);
  const draw = (rangeFor: (finish: number) => [from: number, to: number]) =>
    groupsWithBlocks.map(({ start, finish }) => blocks(start, base + 12, ...rangeFor(finish))).join('');
  return (
    <>
      {groups.map(({ times, x, isLast }) => (
        <text className="chart-mark" key={times} textAnchor={isLast ? 'end' : 'middle'} x={x} y={base}>
          {formatMultiplier(times)}
        </text>
      ))}
      <path className="chart-on" d={draw((finish) => [0, finish])} />
      <path className="chart-off" d={draw((finish) => [finish, 10])} />
      {groupsWithBlocks.map(({ times, x, finish, isLast }) => (
        <text
          className="chart-mark"
          key={times}
          textAnchor={times === 0 ? 'start' : isLast ? 'end' : 'middle'}
          x={x}
          y={base + 36}
        >
          {times === 0 && form.name === 'wide' ? `${messages.finishes} ${finish}/10` : `${finish}/10`}
        </text>
      ))}
    </>
  );
}
