import type { Market } from '@nettobonus/domain/markets/market';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getShellMessages } from '../../i18n/shell.ts';
import { Hero } from './hero.tsx';

const text = {
  search: { title: 't', description: 'd', keywords: ['k'] },
  heading: 'Parhaat bonukset',
  lead: 'l',
  intro: [],
  sections: [],
  faq: [],
};

const render = (market: Market, casinoCount: number, listCount: number) =>
  renderToStaticMarkup(
    <Hero
      action="/"
      calculatorHref="/"
      casinoCount={casinoCount}
      listCount={listCount}
      market={market}
      search=""
      shellMessages={getShellMessages(market)}
      text={text}
      updatedOn={null}
    />,
  );

test.each<[Market, string]>([
  ['fi', '95 kasinoa, listalla 88'],
  ['se', '95 casinon i jämförelsen, varav 88 i listan'],
  ['no', '95 casinoer i sammenligningen, 88 i listen'],
  ['dk', '95 casinoer i sammenligningen, 88 på listen'],
])('%s: says how many of the casinos are in the list', (market, expected) => {
  expect(render(market, 95, 88)).toContain(`<span>${expected}</span>`);
});

test('says one number if the list contains every casino', () => {
  expect(render('fi', 88, 88)).toContain('<span>88 kasinoa</span>');
});
