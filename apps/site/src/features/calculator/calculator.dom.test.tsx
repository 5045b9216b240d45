import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { getNetValue, hasNet, referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deposit } from '../../client/deposit.ts';
import { getCalculatorMessages } from '../../i18n/calculator.ts';
import { formatNet } from '../../i18n/format.ts';
import type { Offer } from '../../offer-ui/offer.ts';
import { fetchOffers } from '../../offer-ui/offers-query.ts';
import { listTestOffers } from '../../test-offers.ts';
import { Calculator, type CalculatorProps } from './calculator.tsx';

vi.mock('../../offer-ui/offers-query.ts', () => ({ fetchOffers: vi.fn() }));

const PATH = '/fi/nettolaskuri';
const EXPECTED: Record<
  Market,
  {
    label: string;
    none: string;
    load: string;
    calculate: string;
    /** A casino that does not disclose its wagering. */
    undisclosed: string;
    unknown: string;
    headings: Record<'plus' | 'minus' | 'zero' | 'floor' | 'nonSticky' | 'wagerFree', string>;
  }
> = {
  fi: {
    label: 'Valitse kasino',
    none: 'Syötä omat luvut',
    load: 'Hae ehdot',
    calculate: 'Laske',
    undisclosed: 'loimu',
    unknown: 'Ehtoja puuttuu, joten nettoa ei voi laskea.',
    headings: {
      plus: 'Bonus antaa enemmän kuin kierrätys maksaa.',
      minus: 'Bonus maksaa enemmän kuin antaa.',
      zero: 'Bonus ja kierrätyksen hinta ovat yhtä suuret.',
      floor: 'Netto on niin pieni kuin se voi olla.',
      nonSticky: 'Kierrätys vie bonuksen, mutta ei sido omaa rahaa.',
      wagerFree: 'Bonusta ei tarvitse kierrättää.',
    },
  },
  se: {
    label: 'Utgå från ett casino',
    none: 'Egen bonus utan casino',
    load: 'Hämta villkoren',
    calculate: 'Räkna',
    undisclosed: 'fjällämmel-casino',
    unknown: 'Uppgifterna räcker inte för ett netto.',
    headings: {
      plus: 'Bonusen ger mer än omsättningen kostar.',
      minus: 'Bonusen kostar mer än den ger.',
      zero: 'Bonusen och omsättningen går jämnt ut.',
      floor: 'Nettot är minus hela insättningen.',
      nonSticky: 'Nettot stannar på noll: egna pengar binds inte.',
      wagerFree: 'Bonusen behöver inte omsättas.',
    },
  },
  no: {
    label: 'Begynn med et casino',
    none: 'Egen bonus uten casino',
    load: 'Hent vilkårene',
    calculate: 'Regn ut',
    undisclosed: 'bjørkeris-bet',
    unknown: 'Noen vilkår mangler, så nettobeløpet kan ikke regnes ut.',
    headings: {
      plus: 'Bonusen gir mer enn omsetningen koster.',
      minus: 'Bonusen koster mer enn den gir.',
      zero: 'Bonusen går akkurat i null.',
      floor: 'Minuset er større enn innskuddet.',
      nonSticky: 'Omsetningen koster mer enn bonusen, men binder ikke egne penger.',
      wagerFree: 'Bonusen har ikke noe omsetningskrav.',
    },
  },
  dk: {
    label: 'Begynd med et casino',
    none: 'Egne tal, intet casino',
    load: 'Hent vilkårene',
    calculate: 'Beregn',
    undisclosed: 'tundra-bet',
    unknown: 'Der mangler vilkår til beregningen.',
    headings: {
      plus: 'Bonussen giver mere, end gennemspillet koster.',
      minus: 'Bonussen koster mere, end den giver.',
      zero: 'Bonussen og gennemspillet går lige op.',
      floor: 'Efter vilkårene koster bonussen hele indbetalingen.',
      nonSticky: 'Gennemspillet koster mere end bonussen, men binder ikke dine egne penge.',
      wagerFree: 'Bonussen skal ikke spilles igennem.',
    },
  },
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
    messages: getCalculatorMessages(market),
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
const getNet = () => readText('.verdict-figure b');
const findOffer = (slug: string, market: Market = 'fi') =>
  listTestOffers(market).find(({ casino }) => casino === slug) as Offer;

/** Texts have non-breaking spaces within amounts. */
const readText = (selector: string) =>
  (document.querySelector(selector)?.textContent ?? '').replaceAll('\u00a0', ' ');
/** `−1 400 kr` → −1400 */
const parseAmount = (text: string) =>
  Number(text.replace('−', '-').replace(/[^\d-]/g, '')) * (text.includes('±') ? 0 : 1);
/** Everything that the page calculates. */
const getResults = () =>
  [...document.querySelectorAll('.verdict, .key-figures, .calculator-columns')]
    .map(({ textContent }) => textContent)
    .join();

/** Renders the page for a casino, or without one, with the values of a query string. */
function renderPage(slug: string | null, query = '', market: Market = 'fi') {
  const initialCasino = slug === null ? null : findOffer(slug, market);
  return render(<Calculator {...buildProps(market, { initialCasino, query })} />);
}

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

describe.each(MARKETS)('in %s', (market) => {
  test('without a casino, a 100 % bonus at 35× costs 40 % of the deposit', () => {
    renderPage(null, '', market);
    expect(parseAmount(getNet())).toBe((-0.4 * referenceDeposit(market)) / 100);
    expect(getSelect(market).value).toBe('');
  });

  test('the terms of a casino give the same net, and the same number of players who complete the wagering, as its offer card', () => {
    renderPage('casinoist', '', market);
    const value = getNetValue(findOffer('casinoist', market).terms, referenceDeposit(market));
    if (!hasNet(value)) throw new Error('no net');
    expect(getNet()).toBe(formatNet(value.net, market).replaceAll('\u00a0', ' '));
    const finish = readText('.verdict .finish');
    expect(finish).toContain(`. ${getCalculatorMessages(market).finishes} ${value.finishOfTen}/10`);
    expect(readText('.form-result .finish')).toBe(finish);
    expect(getSelect(market).value).toBe('casinoist');
  });

  test.each([
    ['wagerTimes=15', 'plus', 'plus'],
    ['wagerTimes=35', 'minus', 'minus'],
    ['wagerTimes=25', 'zero', 'zero'],
    ['wagerTimes=60', 'floor', 'minus'],
    ['wagerTimes=35&stickiness=non-sticky', 'nonSticky', 'zero'],
    ['wagerTimes=0', 'wagerFree', 'plus'],
  ] as const)('with %s the heading explains the figure', (query, heading, sign) => {
    renderPage(null, query, market);
    expect(readText('.verdict h2')).toBe(EXPECTED[market].headings[heading]);
    expect(document.querySelector('.verdict')?.className).toBe(`verdict is-${sign}`);
  });

  test('an undisclosed term is marked, and can be filled in', async () => {
    renderPage(EXPECTED[market].undisclosed, '', market);
    expect(readText('.verdict h2')).toBe(EXPECTED[market].unknown);
    expect(getNet()).not.toMatch(/\d/);
    expect(document.querySelectorAll('.is-undisclosed')).toHaveLength(1);
    expect(document.querySelector('.key-figures')).toBeNull();
    await userEvent.type(getField('wagerTimes') as HTMLInputElement, '30');
    expect(getNet()).toMatch(/\d/);
    expect(document.querySelector('.is-undisclosed')).toBeNull();
    await waitFor(() => expect(location.search).toMatch(/wagerTimes=30/));
  });

  test('without scripts the buttons are in the language of the market', () => {
    const html = renderToString(<Calculator {...buildProps(market)} />);
    const buttons = [...html.matchAll(/<noscript><button[^>]*>([^<]+)<\/button><\/noscript>/g)];
    expect(buttons.map(([, text]) => text)).toEqual([EXPECTED[market].load, EXPECTED[market].calculate]);
  });
});

test.each([
  [15, '+84 €'],
  [35, '−84 €'],
  [25, '±0 €'],
])('a bonus of 210 € at %d× has a net of %s, and breaks even at 25×', (times, net) => {
  // 210 − 210 × times × 4 %
  renderPage(null, `matchPercent=210&maxBonus=&wagerTimes=${times}`);
  expect(getNet()).toBe(net);
  expect(document.querySelector('.chart-wide')?.getAttribute('aria-label')).toMatch(
    /nollassa, kun kierrätys on 25×/,
  );
});

test('the average is always shown with the number of players who lose everything', () => {
  renderPage('casinoist');
  const counts = [...document.querySelectorAll('.hundred li b')].map(({ textContent }) =>
    Number(textContent),
  );
  const [losers = Number.NaN] = counts;
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(100);
  expect(document.querySelectorAll('.hundred-blocks i')).toHaveLength(100);
  expect(document.querySelectorAll('.hundred-blocks .out')).toHaveLength(losers);
  const note = `100 pelaajasta ${losers} menettää koko talletuksensa.`;
  expect(readText('.key-figures > div:last-child')).toContain(note);
  expect(readText('.break-even figcaption')).toContain(note);
  expect(readText('.key-figures')).toContain(`${100 - losers}/100`);
});

test.each([
  ['casinoist', '', null],
  ['casinoist', 'deposit=37', null],
  [null, 'wagerTimes=60', 'Talletusta enempää et voi hävitä'],
  [null, 'wagerTimes=12&stickiness=sticky&spins=77', null],
  [null, 'wagerTimes=35&stickiness=sticky', 'Talletusta enempää et voi hävitä'],
  [null, 'winCap=50&spins=33', null],
  [null, 'wagerTimes=40&stickiness=non-sticky&wagerBase=bonus-and-deposit', 'Kierrätys ei sido omaa rahaasi'],
  [null, 'kind=no-deposit&maxBonus=20&wagerTimes=40', 'Omaa rahaa ei ole mukana'],
  [null, 'kind=free-spins-only&spins=120&wagerTimes=31', null],
  [null, 'wagerTimes=20&spins=100&spinWagerTimes=45', null],
])(
  'the lines add up to the net, or to a sum with the reason why the net is higher: %s %s',
  (slug, query, reason) => {
    renderPage(slug, query);
    const lines = [...document.querySelectorAll('.sum tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );
    const total = lines
      .filter(([name]) => name !== 'Kierrätettävä summa' && name !== 'Summa')
      .reduce((sum, [, , amount = '']) => sum + parseAmount(amount), 0);
    const net = readText('.sum tfoot td:last-child');
    expect(net).toBe(getNet());
    const sumLine = lines.find(([name]) => name === 'Summa');
    if (reason === null) {
      expect(sumLine).toBeUndefined();
      expect(total).toBe(parseAmount(net));
    } else {
      expect(lines.at(-1)).toBe(sumLine);
      expect(parseAmount(sumLine?.[2] ?? '')).toBe(total);
      expect(total).toBeLessThan(parseAmount(net));
      expect(readText('.sum tfoot td')).toBe(reason);
    }
  },
);

test('cashback shows what the casino pays back to a player who loses, and no net', () => {
  renderPage(null, 'kind=cashback&cashbackPercent=12&wagerTimes=3');
  expect(readText('.verdict-figure')).toBe('11 € takaisin');
  expect(readText('.verdict h2')).toBe('Saat 11 € takaisin, jos häviät 100 €.');
  expect(document.querySelector('.verdict')?.className).toBe('verdict is-unknown');
  expect(document.querySelector('.sum, .key-figures')).toBeNull();
});

describe('every input changes the result, or a note explains why not', () => {
  test.each([
    ['deposit', '150'],
    ['matchPercent', '150'],
    ['maxBonus', '1000'],
    ['maxBonus', '60'],
    ['spins', '40'],
    ['wagerTimes', '22'],
    ['rtp', '94'],
    ['stake', '2'],
    ['minDeposit', '30'],
    ['minDeposit', '400'],
    ['maxBet', '50'],
    ['maxBet', '0.2'],
    ['winCap', '9000'],
    ['winCap', '20'],
    ['spinValue', '0.5'],
    ['spinWagerTimes', '1'],
    ['spinWinCap', '9000'],
    ['spinWinCap', '2'],
    ['spread', '9'],
  ])('%s %s', (field, value) => {
    renderPage('casinoist');
    const before = getResults();
    const input = getField(field) as HTMLInputElement;
    fireEvent.change(input, { target: { value } });
    expect(input.value).toBe(value);
    const note = input.closest('.amount-field')?.querySelector('.field-note');
    expect(getResults() !== before || note !== null).toBe(true);
  });

  test('the kind of bonus and its stickiness', async () => {
    renderPage('casinoist');
    for (const [field, option] of [
      ['kind', 'cashback'],
      ['kind', 'free-spins-only'],
      ['kind', 'no-deposit'],
      ['kind', 'match'],
      ['stickiness', 'sticky'],
    ]) {
      const before = getResults();
      const select = document.querySelector<HTMLSelectElement>(`select[name=${field}]`);
      await userEvent.selectOptions(select as HTMLSelectElement, option as string);
      expect(getResults(), option).not.toBe(before);
    }
  });
});

describe('a field shows its number as the market writes it', () => {
  test.each([
    ['fi', '1\u00a0000', '12,5'],
    ['se', '10\u00a0000', '12,5'],
    ['no', '10\u00a0000', '12,5'],
    ['dk', '5.000', '12,5'],
  ] as const)('in %s %s', (market, amount, decimal) => {
    const scale = { fi: 1, se: 10, no: 10, dk: 5 }[market];
    renderPage(null, `maxBonus=${1_000 * scale}&wagerTimes=12.5`, market);
    expect(getField('maxBonus')?.value).toBe(amount);
    expect(getField('wagerTimes')?.value).toBe(decimal);
  });

  test('the placeholder of an empty field too', () => {
    renderPage(null, 'deposit=10000&stake=', 'no');
    expect(getField('stake')?.placeholder).toBe('100');
    fireEvent.change(getField('deposit') as HTMLInputElement, { target: { value: '100000' } });
    expect(getField('stake')?.placeholder).toBe('1\u00a0000');
  });

  test.each(MARKETS)('in %s the visitor edits it without separators', async (market) => {
    renderPage(null, 'maxBonus=2000', market);
    const field = getField('maxBonus') as HTMLInputElement;
    const formatted = field.value;
    expect(formatted).toHaveLength(5);
    await userEvent.click(field);
    expect(field.value).toBe('2000');
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 4]);
    await userEvent.keyboard('{End}{Backspace}');
    expect(field.value).toBe('200');
    await waitFor(() => expect(location.search).toMatch(/maxBonus=200(&|$)|^$/));
    await userEvent.keyboard('0');
    await userEvent.tab();
    expect(field.value).toBe(formatted);
  });

  test.each([
    ['fi', '1\u00a0500'],
    ['dk', '1.500'],
  ] as const)(
    'in %s a number with separators that was entered before hydration is adopted',
    async (market, typed) => {
      const calculator = <Calculator {...buildProps(market)} />;
      const container = document.body.appendChild(document.createElement('div'));
      container.innerHTML = renderToString(calculator);
      const field = getField('deposit');
      if (field) field.value = typed;
      render(calculator, { container, hydrate: true });
      await waitFor(() => expect(location.search).toBe('?deposit=1500'));
      expect(getField('deposit')?.value).toBe(typed);
    },
  );

  test('text that is no number changes nothing', async () => {
    renderPage(null);
    const before = getResults();
    await userEvent.type(getField('deposit') as HTMLInputElement, 'abc');
    expect(getResults()).toBe(before);
    await userEvent.tab();
    expect(getField('deposit')?.value).toBe('100');
  });
});

describe('the result next to the fields', () => {
  const getBar = () => readText('.form-result');

  test('comes after the fields and before the other results', () => {
    renderPage('casinoist');
    const [fields, bar, results] = ['form[aria-label]', '.form-result', '.calculator-result'].map(
      (selector) => document.querySelector(selector),
    );
    const follows = Node.DOCUMENT_POSITION_FOLLOWING;
    expect((fields?.compareDocumentPosition(bar as Node) ?? 0) & follows).toBeTruthy();
    expect((bar?.compareDocumentPosition(results as Node) ?? 0) & follows).toBeTruthy();
  });

  test.each([
    ['fi', 'Koko laskelma'],
    ['se', 'Hela uträkningen'],
    ['no', 'Hele utregningen'],
    ['dk', 'Hele beregningen'],
  ] as const)('in %s leads to the whole result', (market, name) => {
    renderPage(null, '', market);
    const link = screen.getByRole('link', { name });
    expect(document.querySelector(link.getAttribute('href') ?? '')?.className).toBe('calculator-result');
  });

  test('shows the net, what cashback pays, or that terms are missing', () => {
    const { unmount } = renderPage('casinoist');
    expect(getBar()).toMatch(/^−84 €/);
    unmount();
    const cashback = renderPage(null, 'kind=cashback&cashbackPercent=12&wagerTimes=3');
    expect(getBar()).toMatch(/^11 € takaisin/);
    cashback.unmount();
    renderPage(EXPECTED.fi.undisclosed);
    expect(getBar()).toMatch(/^Ei laskettu/);
  });
});

test('a field that is set back to the value of the casino is removed from the URL', async () => {
  history.replaceState(null, '', `${PATH}?kasino=casinoist`);
  renderPage('casinoist');
  const field = getField('wagerTimes') as HTMLInputElement;
  fireEvent.change(field, { target: { value: '20' } });
  await waitFor(() => expect(location.search).toBe('?kasino=casinoist&wagerTimes=20'));
  fireEvent.change(field, { target: { value: '35' } });
  await waitFor(() => expect(location.search).toBe('?kasino=casinoist'));
});

test('the deposit control in the header sets the deposit, and keeps the other fields', async () => {
  renderPage(null, 'deposit=137&wagerTimes=3');
  expect(getField('deposit')?.value, 'an amount that only the calculator accepts').toBe('137');
  act(() => deposit.set(250_00));
  expect(getField('deposit')?.value).toBe('250');
  expect(getField('wagerTimes')?.value).toBe('3');
  await waitFor(() => expect(location.search).toBe('?deposit=250&wagerTimes=3'));
});

test('choosing a casino loads its terms without a navigation, updates the URL and keeps the deposit', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  renderPage('casinoist', 'deposit=250&wagerTimes=3');
  expect(getSelect().value).toBe('casinoist');
  expect(getField('wagerTimes')?.value).toBe('3');
  const before = getNet();
  await userEvent.selectOptions(getSelect(), 'kiekka-casino');
  await waitFor(() => expect(getField('wagerTimes')?.value).toBe('18'));
  expect(getField('matchPercent')?.value).toBe('100');
  expect(getField('deposit')?.value).toBe('250');
  expect(getNet()).not.toBe(before);
  await waitFor(() => expect(location.search).toBe('?kasino=kiekka-casino&deposit=250'));
  await userEvent.selectOptions(getSelect(), '');
  await waitFor(() => expect(location.search).toBe('?deposit=250'));
  expect(assign).not.toHaveBeenCalled();
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

test('if the offers do not load, the browser loads the page with the casino from the server', async () => {
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
  expect(getNet()).toBe('+60 €');
});

test('without scripts the select has its own form, which keeps the deposit', () => {
  const html = renderToString(<Calculator {...buildProps('fi', { hiddenFields: [['deposit', '250']] })} />);
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const form = body.querySelector('select[name=kasino]')?.closest('form');
  expect(form?.getAttribute('action')).toBe(PATH);
  expect(form?.querySelector('input[name=deposit]')?.getAttribute('value')).toBe('250');
  expect(html).toMatch(/<noscript><button[^>]*>Hae ehdot<\/button><\/noscript>/);
});
