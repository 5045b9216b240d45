import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { referenceDeposit } from '@nettobonus/domain/net-value/net-value';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addCompared, compared } from '../../client/compared.ts';
import { deposit } from '../../client/deposit.ts';
import { getTrayMessages } from '../../i18n/offers.ts';
import { fetchOffers } from '../../offer-ui/offers-query.ts';
import { listTestOffers } from '../../test-offers.ts';
import { CompareTray } from './compare-tray.tsx';

vi.mock('../../offer-ui/offers-query.ts', () => ({ fetchOffers: vi.fn() }));

const EXPECTED: Record<
  Market,
  { region: string; count: string; oneMore: string; compare: string; remove: string }
> = {
  fi: {
    region: 'Vertailuun valitut kasinot',
    count: '1 / 4 valittu',
    oneMore: 'Valitse vielä yksi',
    compare: 'Vertaa 2 kasinoa',
    remove: 'Poista Casinoist',
  },
  se: {
    region: 'Casinon valda för jämförelse',
    count: '1 / 4 valda',
    oneMore: 'Välj ett till',
    compare: 'Jämför 2 casinon',
    remove: 'Ta bort Casinoist',
  },
  no: {
    region: 'Casinoer valgt for sammenligning',
    count: '1 / 4 valgt',
    oneMore: 'Velg ett til',
    compare: 'Sammenlign 2 casinoer',
    remove: 'Fjern Casinoist',
  },
  dk: {
    region: 'Casinoer valgt til sammenligning',
    count: '1 / 4 valgt',
    oneMore: 'Vælg ét til',
    compare: 'Sammenlign 2 casinoer',
    remove: 'Fjern Casinoist',
  },
};

/** Reports the height of the tray immediately. */
class ResizeObserverStub {
  observe: () => void;
  disconnect = () => {};
  constructor(report: () => void) {
    this.observe = report;
  }
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', ResizeObserverStub);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
  vi.mocked(fetchOffers).mockImplementation(async (market) => listTestOffers(market));
  compared.set([]);
  deposit.set(null);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Renders the tray in a `main` element, which gets the focus when the tray disappears. */
function renderTray(market: Market = 'fi') {
  const main = document.body.appendChild(document.createElement('main'));
  main.tabIndex = -1;
  render(
    <CompareTray
      comparePath={`/${market}/compare`}
      deposit={referenceDeposit(market)}
      market={market}
      messages={getTrayMessages(market)}
    />,
    { container: main },
  );
  return main;
}
const select = (...slugs: string[]) =>
  act(async () => {
    for (const slug of slugs) addCompared(slug, slug);
  });
/** React shows the tray once its stylesheet has loaded, which the simulated page does not report. */
function findTray(market: Market = 'fi'): Promise<HTMLElement> {
  return waitFor(() => {
    document.head.querySelector('link[rel=preload]')?.dispatchEvent(new Event('load'));
    return screen.getByRole('region', { name: EXPECTED[market].region });
  });
}
const getCount = (tray: HTMLElement) => tray.querySelector('.tray-count')?.textContent;
const getPadding = () => document.documentElement.style.getPropertyValue('--compare-tray-height');

test('without a selection it renders nothing, on the server and in the browser', () => {
  compared.set(['casinoist']);
  const tray = (
    <CompareTray comparePath="/fi/compare" deposit={100_00} market="fi" messages={getTrayMessages('fi')} />
  );
  expect(renderToString(tray)).toBe('');
  compared.set([]);
  expect(renderTray().childElementCount).toBe(0);
  expect(fetchOffers).not.toHaveBeenCalled();
});

test.each(MARKETS)(
  'in %s it appears with the first casino, and links to the comparison from the second one on',
  async (market) => {
    const expected = EXPECTED[market];
    renderTray(market);
    await select('casinoist');
    const tray = await findTray(market);
    const style = document.head.querySelector('link[rel=stylesheet]');
    expect(style?.getAttribute('href')).toMatch(/compare-tray\.css$/);
    expect(getCount(tray)).toBe(expected.count);
    expect(within(tray).getByText(expected.oneMore)).toBeTruthy();
    expect(within(tray).queryByRole('link')).toBeNull();
    expect(await within(tray).findByText('Casinoist')).toBeTruthy();
    expect(within(tray).getByRole('button', { name: expected.remove })).toBeTruthy();
    expect(tray.querySelector('img')?.getAttribute('src')).toContain('casinoist');
    expect(tray.querySelectorAll('.tray-empty')).toHaveLength(3);
    await select('winz-casino');
    expect(within(tray).getByRole('link', { name: expected.compare }).getAttribute('href')).toBe(
      `/${market}/compare?kasinot=casinoist,winz-casino`,
    );
  },
);

test('the link contains the selected deposit, and updates with it', async () => {
  renderTray();
  await select('casinoist', 'winz-casino');
  const link = within(await findTray()).getByRole('link');
  act(() => deposit.set(250_00));
  expect(link.getAttribute('href')).toBe('/fi/compare?kasinot=casinoist,winz-casino&deposit=250');
  act(() => deposit.set(100_00));
  expect(link.getAttribute('href')).toBe('/fi/compare?kasinot=casinoist,winz-casino');
});

test('removing a casino moves the focus to the tray, removing the last one to the page', async () => {
  const main = renderTray();
  await select('casinoist', 'winz-casino');
  const tray = await findTray();
  await userEvent.click(await within(tray).findByRole('button', { name: 'Poista Casinoist' }));
  expect(compared.get()).toEqual(['winz-casino']);
  expect(document.activeElement).toBe(tray);
  expect(getCount(tray)).toBe('1 / 4 valittu');
  await userEvent.click(within(tray).getByRole('button', { name: 'Poista Winz Casino' }));
  expect(compared.get()).toEqual([]);
  expect(main.childElementCount).toBe(0);
  expect(document.activeElement).toBe(main);
});

test('while the tray is shown, the page is padded so that it ends above the tray', async () => {
  renderTray();
  expect(getPadding()).toBe('');
  await select('casinoist');
  await findTray();
  expect(getPadding()).toBe('64px');
  act(() => compared.set([]));
  expect(getPadding()).toBe('');
});

test('casinos that are no longer listed are deselected', async () => {
  renderTray();
  await select('ei-ole', 'casinoist', 'poissa');
  const tray = await findTray();
  await waitFor(() => expect(getCount(tray)).toBe('1 / 4 valittu'));
  expect(within(tray).getByText('Casinoist')).toBeTruthy();
  expect(compared.get()).toEqual(['casinoist']);
});

test('if the list does not load, the selection can still be compared and changed', async () => {
  vi.mocked(fetchOffers).mockRejectedValue(new Error('offline'));
  renderTray();
  await select('casinoist', 'winz-casino');
  const tray = await findTray();
  expect(within(tray).getByRole('link', { name: 'Vertaa 2 kasinoa' }).getAttribute('href')).toBe(
    '/fi/compare?kasinot=casinoist,winz-casino',
  );
  expect(tray.querySelector('img')).toBeNull();
  await userEvent.click(within(tray).getByRole('button', { name: 'Poista casinoist' }));
  expect(compared.get()).toEqual(['winz-casino']);
});

test('it shows four casinos, even if the browser has stored more', async () => {
  renderTray();
  act(() => compared.set(['casinoist', 'winz-casino', 'rizzio-casino', '247-bet', 'slot-mafia']));
  const tray = await findTray();
  expect(within(tray).getAllByRole('button')).toHaveLength(4);
  expect(getCount(tray)).toBe('4 / 4 valittu');
  expect(within(tray).getByRole('link').getAttribute('href')).not.toContain('slot-mafia');
});
