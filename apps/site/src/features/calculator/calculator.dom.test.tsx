import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Offer } from '../../offer-ui/offer.ts';
import { fetchOffers } from '../../offer-ui/offers-query.ts';
import { listTestOffers } from '../../test-offers.ts';
import { Calculator, type CalculatorProps } from './calculator.tsx';

vi.mock('../../offer-ui/offers-query.ts', () => ({ fetchOffers: vi.fn() }));
vi.mock('../../i18n/calculator.ts', async () => {
  const { defineMessages } = await import('../../i18n/message.ts');
  const messages = defineMessages({
    fi: await import('../../i18n/fi/calculator.ts'),
    se: await import('../../i18n/se/calculator.ts'),
    no: await import('../../i18n/no/calculator.ts'),
    dk: await import('../../i18n/dk/calculator.ts'),
  });
  return { getCalculatorMessages: (market: Market) => messages[market].calculator };
});

const PATH = '/fi/nettolaskuri';
const EXPECTED: Record<Market, { label: string; none: string; load: string }> = {
  fi: { label: 'Aloita kasinosta', none: 'Oma bonus ilman kasinoa', load: 'Hae ehdot' },
  se: { label: 'Börja från ett casino', none: 'Egen bonus utan casino', load: 'Hämta villkoren' },
  no: { label: 'Start fra et casino', none: 'Egen bonus uten casino', load: 'Hent vilkårene' },
  dk: { label: 'Begynd med et casino', none: 'Egen bonus uden casino', load: 'Hent vilkårene' },
};

beforeEach(() => {
  vi.mocked(fetchOffers).mockImplementation(async (market) => listTestOffers(market));
  history.replaceState(null, '', PATH);
});
afterEach(() => {
  vi.resetAllMocks();
  vi.restoreAllMocks();
});

function buildProps(market: Market = 'fi', changes: Partial<CalculatorProps> = {}): CalculatorProps {
  return {
    market,
    path: PATH,
    methodHref: '/method',
    initialCasino: null,
    query: '',
    casinos: listTestOffers(market).map(({ casino, name, bonus }) => ({ slug: casino, name, bonus })),
    hiddenFields: [],
    ...changes,
  };
}

const getSelect = (market: Market = 'fi') =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: EXPECTED[market].label });
const getField = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`);
const getNet = () => document.querySelector('.verdict-figure b')?.textContent;
const findOffer = (slug: string) => listTestOffers('fi').find(({ casino }) => casino === slug) as Offer;

test.each(MARKETS)('in %s the casino select lists all casinos of the market', (market) => {
  render(<Calculator {...buildProps(market)} />);
  const options = within(getSelect(market)).getAllByRole<HTMLOptionElement>('option');
  const [first, second] = options;
  expect(first?.textContent).toBe(EXPECTED[market].none);
  expect(getSelect(market).value).toBe('');
  expect(options).toHaveLength(listTestOffers(market).length + 1);
  const [casino] = listTestOffers(market);
  expect([second?.value, second?.textContent]).toEqual([casino?.casino, `${casino?.name}, ${casino?.bonus}`]);
});

test('choosing a casino loads its terms, updates the URL and keeps the deposit', async () => {
  const casinoist = findOffer('casinoist');
  render(
    <Calculator {...buildProps('fi', { initialCasino: casinoist, query: 'deposit=250&wagerTimes=3' })} />,
  );
  expect(getSelect().value).toBe('casinoist');
  expect(getField('wagerTimes')?.value).toBe('3');
  const before = getNet();
  await userEvent.selectOptions(getSelect(), 'kiekka-casino');
  await waitFor(() => expect(getField('wagerTimes')?.value).toBe('18'));
  expect(getField('deposit')?.value).toBe('250');
  expect(getNet()).not.toBe(before);
  await waitFor(() => expect(location.search).toBe('?kasino=kiekka-casino&deposit=250'));
  await userEvent.selectOptions(getSelect(), '');
  await waitFor(() => expect(location.search).toBe('?deposit=250'));
});

test('the offers are fetched when the select gets the focus', async () => {
  render(<Calculator {...buildProps()} />);
  expect(fetchOffers).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(document.activeElement).toBe(getSelect());
  expect(fetchOffers).toHaveBeenCalledWith('fi');
});

test('the last choice wins, even if the terms of an earlier one load later', async () => {
  const { promise, resolve } = Promise.withResolvers<Offer[]>();
  vi.mocked(fetchOffers).mockReturnValue(promise);
  render(<Calculator {...buildProps('fi', { initialCasino: findOffer('casinoist') })} />);
  await userEvent.selectOptions(getSelect(), 'kiekka-casino');
  await userEvent.selectOptions(getSelect(), '');
  resolve(listTestOffers('fi'));
  await waitFor(() => expect(getField('wagerTimes')?.value).toBe('35'));
  await promise;
  expect(getField('kasino')).toBeNull();
});

test('if the offers do not load, the server renders the page of the casino', async () => {
  vi.mocked(fetchOffers).mockRejectedValue(new Error('offline'));
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  render(<Calculator {...buildProps()} />);
  await userEvent.selectOptions(getSelect(), 'casinoist');
  await waitFor(() => expect(assign).toHaveBeenCalledWith(`${PATH}?kasino=casinoist`));
});

test('a casino and a value chosen before hydration are adopted', async () => {
  const calculator = <Calculator {...buildProps()} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(calculator);
  getSelect().value = 'kiekka-casino';
  const field = getField('deposit');
  if (field) field.value = '250';
  render(calculator, { container, hydrate: true });
  expect(getSelect().value).toBe('kiekka-casino');
  await waitFor(() => expect(getField('wagerTimes')?.value).toBe('18'));
  await waitFor(() => expect(location.search).toBe('?kasino=kiekka-casino&deposit=250'));
});

test('a slider moved before hydration is adopted', async () => {
  const calculator = <Calculator {...buildProps()} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(calculator);
  const slider = document.querySelector<HTMLInputElement>('[data-field=wagerTimes]');
  if (slider) slider.value = '10';
  render(calculator, { container, hydrate: true });
  await waitFor(() => expect(getField('wagerTimes')?.value).toBe('10'));
});

test('without scripts the select is a form of its own, which keeps the deposit', () => {
  const html = renderToString(<Calculator {...buildProps('fi', { hiddenFields: [['deposit', '250']] })} />);
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const form = body.querySelector('select[name=kasino]')?.closest('form');
  expect(form?.getAttribute('action')).toBe(PATH);
  expect(form?.querySelector('input[name=deposit]')?.getAttribute('value')).toBe('250');
  expect(html).toMatch(/<noscript><button[^>]*>Hae ehdot<\/button><\/noscript>/);
});
