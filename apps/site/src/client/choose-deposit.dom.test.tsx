import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showDeposit, showStoredDeposit, storeDeposit } from './choose-deposit.ts';
import { deposit, depositQuery } from './deposit.ts';
import { useDeposit } from './use-deposit.ts';

const fetchPage = vi.fn<(url: URL) => Promise<Response>>();
const assign = vi.fn();

/** The parts of a page that the server renders for a deposit. */
const renderPage = (amount: number, sections = '<details><summary>Ehdot</summary></details>') => `
  <div class="deposit-control" id="deposit-control"><button><b>${amount} €</b></button></div>
  <main id="content">
    <p class="figure">+${amount} €</p>
    <div class="net-bar"><i style="--a:0;--b:${amount / 100}"></i></div>
    ${sections}
    <astro-island props="${amount}"><b>island</b></astro-island>
  </main>
  <div class="nav-panel" id="navigation-0">median ${amount}</div>`;

beforeEach(() => {
  vi.stubGlobal('fetch', fetchPage);
  vi.spyOn(location, 'assign').mockImplementation(assign);
  fetchPage.mockImplementation(
    async ({ searchParams }) => new Response(renderPage(Number(searchParams.get('deposit') ?? 100))),
  );
  history.replaceState(null, '', '/fi/kasino/x?lang=fi');
  document.documentElement.lang = 'fi';
  Object.assign(document.documentElement.dataset, { deposit: '100', referenceDeposit: '100' });
  document.body.innerHTML = renderPage(100);
  deposit.set(100_00);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  fetchPage.mockReset();
  assign.mockReset();
  document.documentElement.classList.remove('is-gliding');
  sessionStorage.clear();
  localStorage.clear();
});

function Island() {
  return <output>{useDeposit(100_00)}</output>;
}

const find = (selector: string) => document.querySelector(selector) as HTMLElement;

test('a choice is stored for the tab and for later visits', () => {
  storeDeposit('170');
  expect([sessionStorage.getItem('deposit_fi'), localStorage.getItem('deposit_fi')]).toEqual(['170', '170']);
});

test('the list of compared casinos stays readable in the address', async () => {
  history.replaceState(null, '', '/fi/vertailu?kasinot=winz-casino,casinoist');
  await showDeposit('170');
  expect(location.search).toBe('?kasinot=winz-casino,casinoist&deposit=170');
});

test('every figure follows: those of the server after a request, with the same elements', async () => {
  const bar = find('.net-bar i');
  find('details').toggleAttribute('open');
  const entries = history.length;
  await showDeposit('170');
  expect(String(fetchPage.mock.calls[0]?.[0])).toBe(`${location.origin}/fi/kasino/x?lang=fi&deposit=170`);
  expect(find('.figure').textContent).toBe('+170 €');
  expect(find('.deposit-control').textContent).toBe('170 €');
  expect(find('.nav-panel').textContent).toBe('median 170');
  expect(find('.net-bar i'), 'the bar can glide').toBe(bar);
  expect(bar.style.getPropertyValue('--b')).toBe('1.7');
  expect(document.documentElement.classList.contains('is-gliding')).toBe(true);
  expect(find('details').hasAttribute('open'), 'an opened section stays open').toBe(true);
  expect(location.search).toBe('?lang=fi&deposit=170');
  expect(history.length).toBe(entries);
  await showDeposit('100');
  expect(find('.figure').textContent).toBe('+100 €');
  expect(location.search).toBe('?lang=fi');
});

test.each(['.deposit-control b', '#content'])('%s follows even if it has the focus', async (selector) => {
  find(selector).tabIndex = -1;
  find(selector).focus();
  await showDeposit('170');
  expect(find('.deposit-control').textContent).toBe('170 €');
  expect(find('.figure').textContent).toBe('+170 €');
});

test('islands follow before the response, and get their new props without losing their content', async () => {
  const island = find('astro-island');
  render(<Island />);
  const { promise: response, resolve: respond } = Promise.withResolvers<Response>();
  fetchPage.mockReturnValue(response);
  const shown = showDeposit('170');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('17000'));
  respond(new Response(renderPage(170)));
  await shown;
  expect(find('astro-island')).toBe(island);
  expect(island.textContent).toBe('island');
  expect([island.getAttribute('props'), island.hasAttribute('ssr')]).toEqual(['170', true]);
});

test('a search field keeps its text and its suggestions', async () => {
  const main = '<main id="content"><search><input type="search"></search></main>';
  document.body.innerHTML = main;
  fetchPage.mockImplementation(async () => new Response(main));
  find('input').setAttribute('role', 'combobox');
  find('input').after(document.createElement('output'));
  await showDeposit('170');
  expect(find('input').getAttribute('role')).toBe('combobox');
  expect(find('output')).not.toBeNull();
});

test('an island that is not hydrated yet gets its new props afterwards', async () => {
  const island = find('astro-island');
  island.setAttribute('ssr', '');
  await showDeposit('170');
  expect(island.getAttribute('props')).toBe('100');
  island.dispatchEvent(new CustomEvent('astro:hydrate'));
  expect(island.getAttribute('props')).toBe('170');
});

test('of two choices in a row the last one is shown, even if its response arrives first', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  fetchPage.mockImplementationOnce(() => promise);
  const first = showDeposit('50');
  await showDeposit('250');
  resolve(new Response(renderPage(50)));
  await first;
  expect(find('.figure').textContent).toBe('+250 €');
  expect(deposit.get()).toBe(250_00);
});

test.each([
  ['the request fails', () => Promise.reject(new TypeError('offline'))],
  ['the server responds with an error', async () => new Response(null, { status: 503 })],
])('if %s, the browser opens the page with the amount', async (_, respond) => {
  fetchPage.mockImplementation(respond);
  await showDeposit('170');
  expect(String(assign.mock.calls[0]?.[0])).toBe(`${location.origin}/fi/kasino/x?lang=fi&deposit=170`);
});

test('the same amount changes nothing', async () => {
  await showDeposit('100');
  expect(fetchPage).not.toHaveBeenCalled();
  expect(document.documentElement.classList.contains('is-gliding')).toBe(false);
});

test('after going back, the page shows the tab’s last choice', async () => {
  showStoredDeposit();
  expect(fetchPage).not.toHaveBeenCalled();
  storeDeposit('250');
  showStoredDeposit();
  await vi.waitFor(() => expect(find('.figure').textContent).toBe('+250 €'));
});

test('requests for figures state the deposit, unless it is the reference deposit', () => {
  expect(depositQuery()).toBe('');
  deposit.set(170_00);
  expect(depositQuery()).toBe('?deposit=170');
  deposit.set(null);
  expect(depositQuery()).toBe('');
});
