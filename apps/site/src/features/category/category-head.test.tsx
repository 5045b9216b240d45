import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formatMoney } from '../../i18n/format.ts';
import { getShellMessages } from '../../i18n/shell.ts';
import { type CategoryFigures, CategoryHead } from './category-head.tsx';

const FIGURES: CategoryFigures = {
  count: 9,
  positiveCount: 5,
  negativeCount: 2,
  medianWagering: 20,
  medianNet: 0,
  isWithoutDeposit: false,
  nets: [-1, -0.4, 0, 0.2, 0.2, 0.4, 1],
};

function readChart(market: Market, changes: Partial<CategoryFigures>) {
  const page = renderToStaticMarkup(
    <CategoryHead
      deposit={referenceDeposit(market)}
      figures={{ ...FIGURES, ...changes }}
      homeHref="/"
      market={market}
      parent={{ label: '', href: '/' }}
      shellMessages={getShellMessages(market)}
      text={{ heading: '', lead: '' } as Parameters<typeof CategoryHead>[0]['text']}
    />,
  );
  const [, heading = ''] = /<h2>(.*?)<\/h2>/.exec(page) ?? [];
  const [, caption = ''] = /<figcaption>(.*?)<\/figcaption>/.exec(page) ?? [];
  return { heading, caption: caption.replaceAll(/<!--.*?-->/g, '') };
}

test.each(MARKETS)('in %s the heading of the histogram says if it lacks some of the casinos', (market) => {
  expect(readChart(market, {}).heading.match(/\d+/g)).toEqual(['7', '9']);
  expect(readChart(market, { count: 7 }).heading.match(/\d+/g)).toEqual(['7']);
});

test.each(MARKETS)('in %s offers without a deposit are not calculated for one', (market) => {
  const deposit = formatMoney(referenceDeposit(market), market);
  expect(readChart(market, {}).caption).toContain(deposit);
  const { caption } = readChart(market, { isWithoutDeposit: true });
  expect(caption).toContain(getShellMessages(market).histogramWithoutDeposit);
  expect(caption).not.toMatch(/\d/);
});
