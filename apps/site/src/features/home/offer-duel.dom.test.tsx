import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { findSameHeadlinePair } from '@nettobonus/domain/offers/same-headline';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { deposit } from '../../client/deposit.ts';
import type { Offer } from '../../offer-ui/offer.ts';
import { buildTestContext, listTestOffers } from '../../test-offers.ts';
import { OfferDuel, toDuelOffers } from './offer-duel.tsx';

interface Expected {
  heading: string;
  headline: string;
  slider: string;
  reset: string;
  /** What is wagered. */
  base: string;
  own: string;
  /** The nets at the casinos' own 15× and 35×, and at the same 20× for both. */
  nets: [string, string];
  at20: string;
  breakEven: string;
}

const EXPECTED: Record<Market, Expected> = {
  fi: {
    heading: 'Sama lupaus, eri netto',
    headline: '”200 % jopa 500 € + 100 ilmaiskierrosta”',
    slider: 'Kokeile samaa kierrätystä',
    reset: 'Palauta ehdot',
    base: 'bonus',
    own: 'ehdoissa 35× bonus',
    nets: ['+84 €', '−84 €'],
    at20: '+42 €',
    breakEven: 'Nollaraja on 25×.',
  },
  se: {
    heading: 'Samma löfte, olika netto',
    headline: '”200 % upp till 5 000 kr + 100 gratissnurr”',
    slider: 'Prova samma omsättningskrav',
    reset: 'Återställ villkoren',
    base: 'bonusen',
    own: 'i villkoren 35× bonusen',
    nets: ['+838 kr', '−838 kr'],
    at20: '+419 kr',
    breakEven: 'Nollpunkten är 25×.',
  },
  no: {
    heading: 'Samme bonus, ulik nettoverdi',
    headline: '«200 % opptil 5 000 kr + 100 gratisspinn»',
    slider: 'Prøv samme omsetningskrav',
    reset: 'Tilbakestill vilkårene',
    base: 'bonus',
    own: 'i vilkårene 35× bonus',
    nets: ['+838 kr', '−838 kr'],
    at20: '+419 kr',
    breakEven: 'Nullpunktet er 25×.',
  },
  dk: {
    heading: 'Samme tilbud, forskelligt netto',
    headline: '”200 % op til 2.500 kr. + 100 bonusspins”',
    slider: 'Prøv samme gennemspilskrav',
    reset: 'Nulstil vilkårene',
    base: 'bonus',
    own: 'i vilkårene 35× bonus',
    nets: ['+438 kr.', '−438 kr.'],
    at20: '+219 kr.',
    breakEven: 'Nulpunktet er 25×.',
  },
};

const toPlainSpaces = (text = '') => text.replaceAll(/\s/g, ' ');

function buildElement(market: Market = 'fi', offers: Offer[] = findPair(market)) {
  return <OfferDuel context={buildTestContext(market)} offers={toDuelOffers(offers)} />;
}

function findPair(market: Market): Offer[] {
  const pair = findSameHeadlinePair(listTestOffers(market));
  if (!pair) throw new Error('The sample content has no pair with the same headline');
  return pair;
}

const getNets = () =>
  [...document.querySelectorAll('.duel-figure')].map(
    ({ lastChild }) => lastChild?.textContent && toPlainSpaces(lastChild.textContent),
  );
const getBars = () =>
  [...document.querySelectorAll<HTMLElement>('.net-bar')].map((bar) =>
    [...bar.querySelectorAll<HTMLElement>('i')].map(
      ({ className, style }) =>
        `${className} ${style.getPropertyValue('--a')} ${style.getPropertyValue('--b')}`,
    ),
  );
const getSlider = () => screen.getByRole<HTMLInputElement>('slider');
const moveTo = (times: number) => fireEvent.change(getSlider(), { target: { value: String(times) } });

afterEach(() => act(() => deposit.set(null)));

test.each(MARKETS)('in %s it shows the same headline with both nets, and the slider has a name', (market) => {
  const expected = EXPECTED[market];
  render(buildElement(market));
  expect(screen.getByRole('region', { name: expected.heading })).toBeTruthy();
  expect(toPlainSpaces(document.querySelector('.duel-headline')?.textContent ?? '')).toBe(expected.headline);
  expect(getNets()).toEqual(expected.nets);
  expect(screen.getByRole('slider', { name: expected.slider })).toBe(getSlider());
  expect(toPlainSpaces(getSlider().getAttribute('aria-valuetext') ?? '')).toBe(
    `Rizzio Casino: 15× ${expected.base}, ${expected.nets[0]}; Casinoist: 35× ${expected.base}, ${expected.nets[1]}`,
  );
  expect(document.querySelector('.duel-note b')?.textContent).toBe(expected.breakEven);
});

test.each(MARKETS)(
  'in %s both figures and bars follow the slider, and the button restores the terms',
  (market) => {
    const expected = EXPECTED[market];
    render(buildElement(market));
    const before = getBars();
    moveTo(20);
    expect(getNets()).toEqual([expected.at20, expected.at20]);
    expect(toPlainSpaces(getSlider().getAttribute('aria-valuetext') ?? '')).toBe(
      `20×; Rizzio Casino: ${expected.at20}; Casinoist: ${expected.at20}`,
    );
    const [first, second] = getBars();
    expect(first).toEqual(second);
    expect(first).not.toEqual(before[0]);
    const [, casinoist] = document.querySelectorAll('.duel-conditions');
    expect(casinoist?.textContent).toContain(expected.own);
    fireEvent.click(screen.getByRole('button', { name: expected.reset }));
    expect([getNets(), getBars()]).toEqual([expected.nets, before]);
    expect(document.activeElement).toBe(getSlider());
  },
);

test('the slider covers 0× to 50× in whole steps, so that the arrow keys move it by one', () => {
  render(buildElement());
  const { min, max, step, value } = getSlider();
  expect({ min, max, step, value }).toEqual({ min: '0', max: '50', step: '', value: '25' });
  moveTo(0);
  expect(getNets()).toEqual(['+210 €', '+210 €']);
  expect(document.querySelector('.finish')?.textContent).toBe('Ei kierrätystä');
  moveTo(25);
  expect(getNets()).toEqual(['±0 €', '±0 €']);
});

test('a net that the deposit limits says so', () => {
  render(buildElement());
  moveTo(50);
  expect(getNets()).toEqual(['−100 €', '−100 €']);
  expect(document.querySelector('.duel-conditions')?.textContent).toBe('ehdoissa 15× bonus');
  expect(document.querySelector('.duel-note')?.textContent).toContain(
    '. Tappio enintään talletuksen verran. ',
  );
  moveTo(20);
  expect(document.querySelector('.duel-note')?.textContent).not.toContain('Tappio');
});

test('the reset button is available only after the slider has moved', () => {
  render(buildElement());
  const reset = screen.getByRole<HTMLButtonElement>('button', { name: EXPECTED.fi.reset });
  expect(reset.disabled).toBe(true);
  moveTo(26);
  expect(reset.disabled).toBe(false);
});

test('the figures and the slider’s announcement follow the visitor’s deposit', () => {
  render(buildElement());
  act(() => deposit.set(250_00));
  moveTo(10);
  expect(getNets()).toEqual(['+306 €', '+306 €']);
  expect(toPlainSpaces(getSlider().getAttribute('aria-valuetext') ?? '')).toContain('Casinoist: +306 €');
});

test('a slider that was moved before hydration keeps its position', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(buildElement());
  getSlider().value = '20';
  render(buildElement(), { container, hydrate: true });
  expect([getSlider().value, ...getNets()]).toEqual(['20', '+42 €', '+42 €']);
});

test('in a market without a pair it shows one example with its own multiplier', () => {
  const offer = findPair('fi')[0] as Offer;
  render(buildElement('fi', [offer]));
  expect(screen.getByRole('region', { name: 'Näin netto syntyy' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('slider', { name: 'Kokeile toista kierrätystä' }).value).toBe(
    '15',
  );
  expect(getNets()).toEqual(['+84 €']);
});

test('offers with different break-even multipliers have no common one', () => {
  const [first, second] = findPair('fi') as [Offer, Offer];
  const terms = second.terms && { ...second.terms, wagerBase: 'bonus-and-deposit' as const };
  render(buildElement('fi', [first, { ...second, terms }]));
  expect(document.querySelector('.duel-note')?.textContent).toBe('Näin laskimme');
});

test('each net says for which deposit it is calculated', () => {
  render(buildElement());
  const conditions = [...document.querySelectorAll('.duel-conditions')];
  expect(conditions.map(({ textContent }) => toPlainSpaces(textContent ?? ''))).toEqual([
    'kun talletat 100 €',
    'kun talletat 100 €',
  ]);
});
