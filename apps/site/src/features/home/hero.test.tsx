import type { Market } from '@nettobonus/domain/markets/market';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getShellMessages } from '../../i18n/shell.ts';
import { TEST_TEXT_CONTEXT } from '../../offer-ui/rich-text/test-context.ts';
import { Hero } from './hero.tsx';

const text = {
  search: { title: 't', description: 'd', keywords: ['k'] },
  heading: 'Parhaat kasinobonukset 2025',
  lead: 'Netto on bonus miinus kierrätyksen hinta.',
  intro: [],
  sections: [],
  faq: [],
};

const render = (market: Market, casinoCount: number, listCount: number, lead = text.lead) =>
  renderToStaticMarkup(
    <Hero
      action="/"
      calculatorHref="/"
      casinoCount={casinoCount}
      listCount={listCount}
      market={market}
      search=""
      shellMessages={getShellMessages(market)}
      term="Netto"
      text={{ ...text, lead }}
      textContext={TEST_TEXT_CONTEXT}
      updatedOn={null}
    >
      <p>duel</p>
    </Hero>,
  );

test.each<[Market, string]>([
  ['fi', '95 kasinoa, listalla 88'],
  ['se', '95 casinon, 88 i listan'],
  ['no', '95 casinoer, 88 i listen'],
  ['dk', '95 casinoer, 88 på listen'],
])('%s: says how many of the casinos are in the list', (market, expected) => {
  expect(render(market, 95, 88)).toContain(`<span>${expected}</span>`);
});

test('says one number if the list contains every casino', () => {
  expect(render('fi', 88, 88)).toContain('<span>88 kasinoa</span>');
});

test('defines the term before the first figure, and the tools come after the figures', () => {
  const html = render('fi', 88, 88);
  const order = ['<h1>', '<b>Netto</b> on bonus miinus', '<p>duel</p>', 'hero-tools'].map((part) =>
    html.indexOf(part),
  );
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test('a lead that does not begin with the term is shown as it is', () => {
  expect(render('fi', 88, 88, 'Nettobonus laskee.')).toContain('>Nettobonus laskee.</p>');
});

test('the examples are links to the results of their search', () => {
  expect(render('fi', 88, 88)).toContain(
    '<a class="link" href="/?search=milloin+rahat+tulevat+tilille">milloin rahat tulevat tilille</a>',
  );
});

test('the compound in the headline can wrap with a hyphen', () => {
  expect(render('fi', 88, 88)).toContain('kasino\u00adbonukset 2025</h1>');
});
