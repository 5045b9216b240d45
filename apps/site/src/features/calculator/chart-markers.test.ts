import { defaultState } from '@nettobonus/domain/calculator/calculator';
import { parseCalculator } from '@nettobonus/domain/calculator/calculator-params';
import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { expect, test } from 'vitest';
import { getCalculatorMessages } from '../../i18n/calculator.ts';
import { formatUnits } from '../../i18n/format.ts';
import { calculate, isCalculated } from './calculation.ts';
import { countCollisions } from './chart-labels.ts';
import { type ChartVariant, layOutChart, NARROW, type Point, WIDE } from './chart-layout.ts';
import { placeMarkers } from './chart-markers.tsx';

/** The labels of the chart for a query string, and the curves that they must not cover. */
function layOut(query: string, market: Market, variant: ChartVariant) {
  const state = parseCalculator(new URLSearchParams(query), defaultState(market), market);
  const calculation = calculate(state, market);
  if (!isCalculated(calculation)) throw new Error(`no net: ${query}`);
  const layout = layOutChart(calculation.curve, variant, (tick) => formatUnits(tick, market).length + 2);
  const toPoints = (field: 'displayedNet' | 'average') =>
    calculation.curve.map((point): Point => [layout.x(point.times), layout.y(point[field])]);
  const curves = { net: toPoints('displayedNet'), average: toPoints('average') };
  const context = { market, messages: getCalculatorMessages(market) };
  const markers = placeMarkers({ calculation, context, variant, layout, curves, note: null });
  return { markers, curves, layout };
}

const QUERIES = ['matchPercent=50', 'matchPercent=100', 'matchPercent=200', 'matchPercent=400', 'spins=300']
  .flatMap((query) => [query, `${query}&wagerBase=bonus-and-deposit`, `${query}&stickiness=non-sticky`])
  .flatMap((query) => Array.from({ length: 21 }, (_, step) => `${query}&maxBonus=&wagerTimes=${step * 2.5}`));

test.each(
  MARKETS.flatMap(
    (market) =>
      [
        [market, 'wide', WIDE],
        [market, 'narrow', NARROW],
      ] as const,
  ),
)('in %s no label of the %s chart covers a curve, another label or the edge', (market, _, variant) => {
  const problems = QUERIES.flatMap((query) => {
    const { markers, curves, layout } = layOut(query, market, variant);
    return markers
      .filter(({ label: { box } }, index) => {
        const others = markers.filter((_, other) => other !== index).map(({ label }) => label.box);
        const isOutside = box.left < layout.left || box.right > variant.width || box.top < 0;
        return isOutside || countCollisions(box, { curves: [curves.net, curves.average], boxes: others }) > 0;
      })
      .map(({ label }) => `${query}: ${label.name}`);
  });
  expect(problems).toEqual([]);
});

test('labels keep their usual places if these are free: the net below left, the average above right', () => {
  const { markers } = layOut('matchPercent=200&maxBonus=&wagerTimes=35', 'fi', WIDE);
  const [net, average] = markers;
  expect(net?.label.box.right).toBeLessThan(net?.point[0] ?? 0);
  expect(average?.label.box.left).toBeGreaterThan(average?.point[0] ?? 0);
  expect(average?.label.box.bottom).toBeLessThan((average?.point[1] ?? 0) + 16);
});

test('figures that are almost equal share one label', () => {
  const { markers } = layOut('wagerTimes=0', 'fi', WIDE);
  expect(markers.filter(({ amount }) => amount !== undefined)).toHaveLength(1);
});
