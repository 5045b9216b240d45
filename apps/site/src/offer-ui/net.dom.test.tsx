import { MARKETS } from '@nettobonus/domain/markets/market';
import { DEPOSITS } from '@nettobonus/domain/net-value/net-value';
import { offerTermsSchema } from '@nettobonus/domain/offers/offer-terms';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { buildTestContext, listTestOffers } from '../test-offers.ts';
import { FinishRate } from './finish-rate.tsx';
import { NetBlock } from './net-block.tsx';
import { NetCalculation } from './net-calculation.tsx';
import { ReviewLink } from './offer-elements.tsx';

const context = buildTestContext('fi');
const buildTerms = (changes: object) =>
  offerTermsSchema.parse({ kind: 'match', currency: 'EUR', matchPercent: 100, ...changes });
const NO_DEPOSIT = { kind: 'no-deposit', maxBonus: 10_00, wagerTimes: 40 };

const readText = (element: ReactNode) =>
  (render(element).container.textContent ?? '').replaceAll('\u00a0', ' ');

describe('the calculation', () => {
  const readRows = (changes: object) => {
    const { container } = render(<NetCalculation context={context} offer={{ terms: buildTerms(changes) }} />);
    return [...container.querySelectorAll('dl > div')].map((row) =>
      [...row.querySelectorAll('dt, dd:not([aria-hidden])')].map(({ textContent }) =>
        textContent?.replaceAll('\u00a0', ' '),
      ),
    );
  };

  test('has gross, cost and net', () => {
    expect(readRows({ wagerTimes: 35 })).toEqual([
      ['Brutto', '100 €'],
      ['Kierrätys', '−140 €'],
      ['Netto', '−40 €'],
    ]);
  });

  test('no wagering is not a cost, and does not have its colour', () => {
    expect(readRows({ wagerTimes: 0 })[1]).toEqual(['Kierrätys', 'ei ole']);
    expect(document.querySelector('.net-calculation-cost')).toBeNull();
  });

  test.each([
    [
      'at most the deposit',
      { wagerTimes: 60 },
      '−240 €',
      '−140 €',
      '−100 €',
      'Talletusta enempää et voi hävitä',
    ],
    [
      'nothing of their own money',
      { wagerTimes: 35, stickiness: 'non-sticky' },
      '−140 €',
      '−40 €',
      '±0 €',
      'Kierrätys ei sido omaa rahaasi',
    ],
    ['nothing without a deposit', NO_DEPOSIT, '−16 €', '−6 €', '±0 €', 'Omaa rahaa ei ole mukana'],
  ])('has the sum, and the reason if a player can lose %s', (_, changes, cost, sum, net, reason) => {
    expect(readRows(changes).slice(1)).toEqual([
      ['Kierrätys', cost],
      ['Summa', sum],
      ['Netto', net, reason],
    ]);
  });

  test('has a row for a sticky bonus, which the casino removes', () => {
    expect(readRows({ wagerTimes: 10, stickiness: 'sticky' })).toEqual([
      ['Brutto', '100 €'],
      ['Kierrätys', '−40 €'],
      ['Bonus poistetaan kotiutuksessa', '−100 €'],
      ['Netto', '−40 €'],
    ]);
  });

  test('cashback has no rows', () => {
    const terms = buildTerms({ kind: 'cashback', cashbackPercent: 12 });
    expect(readText(<NetCalculation context={context} offer={{ terms }} />)).toBe(
      '12 € takaisin, jos häviät 100 €.',
    );
  });
});

describe('the share of players who complete the wagering', () => {
  const readRate = (
    state: 'plus' | 'wager-free',
    market: (typeof MARKETS)[number] = 'fi',
    finishOfTen = 10,
  ) =>
    readText(
      <FinishRate
        market={market}
        messages={buildTestContext(market).messages}
        value={{ state, finishOfTen }}
      />,
    );

  test.each([
    [0, 'Yksikään 10 pelaajasta ei pääse kierrätyksen läpi: rahat loppuvat ensin.'],
    [1, '10 pelaajasta 1 pääsee kierrätyksen läpi, muilta rahat loppuvat ensin.'],
    [10, 'Kaikki 10 pelaajaa pääsevät kierrätyksen läpi.'],
  ])('is a sentence and a figure: %d of ten', (count, sentence) => {
    expect(readRate('plus', 'fi', count)).toBe(`${sentence} läpi ${count}/10`);
  });

  test.each(MARKETS)('is replaced by “no wagering” for a wager-free offer in %s', (market) => {
    expect(readRate('wager-free', market)).toBe(buildTestContext(market).messages.noWagering);
  });
});

test.each(MARKETS)('an offer without a deposit does not mention one in %s', (market) => {
  const terms = { ...buildTerms(NO_DEPOSIT), maxBonus: 100_00 };
  const marketContext = buildTestContext(market);
  const { messages } = marketContext;
  const text = readText(<NetBlock context={marketContext} layout="row" offer={{ terms }} />);
  expect(text).toContain(messages.withoutDeposit);
  const [beforeAmount = ''] = messages.whenDepositing.split('{deposit}');
  expect(text).not.toContain(beforeAmount);
  const depositNote = messages.depositNote.split('{deposit}').map((part) => part.replace(/\W/g, '\\$&'));
  expect(text).not.toMatch(new RegExp(depositNote.join('\\d')));
});

test('the chosen deposit does not change how many players complete the wagering of a no-deposit offer', () => {
  const terms = { ...buildTerms(NO_DEPOSIT), maxBonus: 20_00, wagerTimes: 20 };
  const rates = DEPOSITS.fi.map((deposit) => {
    const text = readText(<NetBlock context={{ ...context, deposit }} layout="row" offer={{ terms }} />);
    return /\d+\/10/.exec(text)?.[0];
  });
  expect(rates).toEqual(['1/10', '1/10', '1/10']);
});

test('the link to a casino says whether there is a review', () => {
  const [offer] = listTestOffers('fi');
  if (!offer) throw new Error('The sample has no offers');
  render(<ReviewLink context={context} offer={{ ...offer, hasReview: true }} />);
  screen.getByRole('link', { name: `Lue arvostelu: ${offer.name}` });
  render(<ReviewLink context={context} offer={{ ...offer, hasReview: false }} />);
  screen.getByRole('link', { name: `Katso tiedot: ${offer.name}` });
});
