import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BINS, countPerBin, Histogram, listShownBins } from './histogram.tsx';

const count = (nets: number[]) =>
  Object.fromEntries(
    countPerBin(nets).flatMap((casinos, index) => (casinos ? [[BINS[index], casinos]] : [])),
  );

test('only a net of zero is in the column “0”', () => {
  expect(count([0, 0.004, 0.1, 0.1, -0.02, 0.84, 1.7, -1])).toEqual({
    '-5': 1,
    '-1': 1,
    0: 1,
    1: 3,
    4: 1,
    5: 1,
  });
});

test('empty columns outside the nets are left out, but never zero', () => {
  expect(listShownBins([0.1, 0.84])).toEqual([0, 1, 2, 3, 4, 5]);
  expect(listShownBins([-0.4, 1])).toEqual([-2, -1, 0, 1, 2, 3, 4, 5]);
  expect(listShownBins([-1, 1])).toEqual(BINS);
  expect(listShownBins([-0.9, -0.1])).toEqual([-5, -4, -3, -2, -1, 0]);
  expect(listShownBins([0.5])).toEqual([0, 1, 2, 3, 4, 5]);
});

test('each column has its label, and its casinos as blocks in the colour of the sign', () => {
  const html = renderToStaticMarkup(
    <Histogram deposit={100} label="Nets" market="fi" nets={[0.1, 0.1, 0.84, -0.1]} />,
  );
  const columns = [...html.matchAll(/<g class="is-(\w+)">(.*?)<\/g>/g)].map(
    ([, sign, content = '']) =>
      `${/<text[^>]*>(.*?)<\/text>/.exec(content)?.[1]} ${sign} ${content.match(/<rect/g)?.length ?? 0}`,
  );
  expect(columns).toEqual([
    '−20 minus 1',
    '0 zero 0',
    '+20 plus 2',
    '+40 plus 0',
    '+60 plus 0',
    '+80 plus 1',
  ]);
});
