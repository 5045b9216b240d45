import { MARKETS } from '@nettobonus/domain/markets/market';
import { getNetValue, hasNet, referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { offerTermsSchema } from '@nettobonus/domain/offers/offer-terms';
import type { ComponentProps } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getOfferMessages } from '../../i18n/offers.ts';
import { getReviewMessages } from '../../i18n/pages.ts';
import { listTestCasinos } from '../../test-offers.ts';
import { NetSection } from './net-section.tsx';
import { formatBreakEven, formatCaption, formatLead, type NetSentenceInput } from './net-sentences.ts';

function buildInput(changes: object): NetSentenceInput {
  const terms = offerTermsSchema.parse({ kind: 'match', currency: 'EUR', matchPercent: 200, ...changes });
  const deposit = referenceDeposit('fi');
  const figure = getNetValue(terms, deposit);
  if (!hasNet(figure)) throw new Error('Test terms must be complete');
  return {
    casino: 'Casinoist',
    terms,
    deposit,
    figure,
    market: 'fi',
    messages: getReviewMessages('fi'),
    offerMessages: getOfferMessages('fi'),
  };
}
const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');
const freeSpins = { count: 100, spinValue: 10, wagerTimes: 35 };

test.each([
  [
    'a loss',
    { wagerTimes: 35, freeSpins },
    'Casinoist antaa 210 € bonuksena ja kierroksina, mutta kierrätyksen hinta on 294 €.',
  ],
  [
    'a gain',
    { wagerTimes: 15 },
    'Casinoist antaa 200 € bonusta. Kierrätyksen hinta on 120 €, joten netto on +80 €.',
  ],
  [
    'the floor',
    { wagerTimes: 60 },
    'Casinoist antaa 200 € bonusta, mutta kierrätyksen hinta on 480 €. Talletusta enempää et voi hävitä.',
  ],
  [
    'a non-sticky bonus',
    { wagerTimes: 35, stickiness: 'non-sticky' },
    'Casinoist antaa 200 € bonusta, mutta kierrätyksen hinta on 280 €. Kierrätys ei sido omaa rahaasi.',
  ],
  [
    'a sticky bonus',
    { wagerTimes: 5, stickiness: 'sticky' },
    'Casinoist antaa 200 € bonusta. Kierrätyksen hinta on 40 €, ja kotiutuksessa kasino poistaa bonuksen.',
  ],
  ['a wager-free bonus', {}, 'Casinoist antaa 200 € bonusta, eikä sitä tarvitse kierrättää.'],
  [
    'no deposit',
    { kind: 'no-deposit', maxBonus: 10_00, wagerTimes: 40 },
    'Casinoist antaa 10 € bonusta, mutta kierrätyksen hinta on 16 €. Omaa rahaa ei ole mukana.',
  ],
  [
    'spins',
    { kind: 'free-spins-only', freeSpins: { count: 50, spinValue: 20 } },
    'Casinoist antaa 10 € ilmaiskierroksina, eikä sitä tarvitse kierrättää.',
  ],
])('describes %s', (_, changes, text) => {
  expect(withPlainSpaces(formatLead(buildInput(changes)))).toBe(text);
});

test('cashback has no net, so there is no lead', () => {
  const { market, messages, offerMessages, deposit } = buildInput({});
  const terms = offerTermsSchema.parse({ kind: 'cashback', currency: 'EUR', cashbackPercent: 10 });
  const figure = getNetValue(terms, deposit);
  expect(hasNet(figure)).toBe(false);
  const [casino] = listTestCasinos(market);
  const render = (props: Pick<ComponentProps<typeof NetSection>, 'casino' | 'figure'>) =>
    renderToStaticMarkup(
      createElement(NetSection, {
        ...props,
        market,
        deposit,
        messages,
        offerMessages,
        calculatorHref: '/',
        sameHeadline: null,
      }),
    );
  if (!casino) throw new Error('no casino');
  expect(render({ casino: { ...casino, terms }, figure })).not.toContain('review-lead');
  expect(render({ casino, figure: getNetValue(casino.terms, deposit) })).toContain('review-lead');
});

test('the caption has the deposit, the assumptions, and how many players finish and how many lose everything', () => {
  expect(withPlainSpaces(formatCaption(buildInput({ wagerTimes: 35, freeSpins })).join(' '))).toBe(
    'Laskettu 100 €:n talletuksella. Oletukset: pelien palautus on 96 % ja bonus kierrätetään loppuun. 10 pelaajasta 3 pääsee läpi, ja 100 pelaajasta 71 menettää koko saldonsa.',
  );
  expect(withPlainSpaces(formatCaption(buildInput({})).join(' '))).toBe(
    'Laskettu 100 €:n talletuksella. Ei kierrätystä.',
  );
});

test.each(MARKETS)('neither the lead nor the caption in %s calls the net an average', (market) => {
  for (const changes of [
    { wagerTimes: 15 },
    { wagerTimes: 35, freeSpins },
    { wagerTimes: 60 },
    { wagerTimes: 35, stickiness: 'sticky' },
    { wagerTimes: 35, stickiness: 'non-sticky' },
    { wagerTimes: 35, winCap: 50_00 },
    { kind: 'no-deposit', maxBonus: 10_00, wagerTimes: 40 },
  ]) {
    const input = {
      ...buildInput(changes),
      market,
      messages: getReviewMessages(market),
      offerMessages: getOfferMessages(market),
    };
    const text = [formatLead(input), ...formatCaption(input)].join(' ');
    expect(text).not.toMatch(/keskiarvo|keskimäärin|odotusarvo|snitt|gennemsnit|\.\.|[{}]/iu);
  }
});

test('states the break-even multiplier together with the casino’s requirement', () => {
  expect(
    formatBreakEven(buildInput({ matchPercent: 100, wagerTimes: 35, wagerBase: 'bonus-and-deposit' })),
  ).toEqual({
    multiplier: '12,5×',
    text: 'Tämän bonuksen nollaraja on 12,5×. Kasinon kierrätys on 35× (bonus + talletus).',
  });
  expect(formatBreakEven(buildInput({}))).toBeNull();
});

test.each(MARKETS)(
  'in %s a bonus that the casino removes has no break-even multiplier, not “0×”',
  (market) => {
    const [casino] = listTestCasinos(market);
    if (!casino) throw new Error('The sample has no casinos');
    const messages = getReviewMessages(market);
    const { terms, figure } = buildInput({ wagerTimes: 35, stickiness: 'sticky' });
    const page = renderToStaticMarkup(
      createElement(NetSection, {
        casino: { ...casino, terms },
        market,
        messages,
        offerMessages: getOfferMessages(market),
        figure,
        deposit: 100_00,
        calculatorHref: '',
        sameHeadline: null,
      }),
    );
    expect(page).toContain(messages.breakEvenSticky.split('{own}')[0]);
    expect(page.replaceAll(/<[^>]*>/g, ' ')).not.toMatch(/(?<!\d)0×/);
  },
);
