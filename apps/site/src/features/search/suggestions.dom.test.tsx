import { MARKETS } from '@nettobonus/domain/markets/market';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deposit } from '../../client/deposit.ts';
import { fetchWidgetData } from '../../client/fetch-widget-data.ts';
import { getSuggestionMessages } from '../../i18n/shell.ts';
import { SearchForm } from '../../ui/search-form.tsx';
import { Suggestions } from './suggestions.tsx';
import type { SuggestionsData } from './suggestions-data.ts';

vi.mock('../../client/fetch-widget-data.ts', () => ({ fetchWidgetData: vi.fn() }));

const buildData = (data: Partial<SuggestionsData> = {}): SuggestionsData => ({
  casinos: [
    {
      name: [{ text: 'Rizzio', isMatch: true }, { text: ' Casino' }],
      href: '#rizzio',
      image: '/tiles/rizzio-casino.svg',
      licence: 'Malta (MGA)',
      net: { text: '+84 €', sign: 'plus' },
    },
    { name: [{ text: 'Routa' }], href: '#routa', image: '/tiles/routa.svg', licence: 'Viro', net: null },
  ],
  pages: [{ kind: 'question', title: [{ text: 'Mikä riski on?' }], href: '#risk', about: 'Pikakasinot' }],
  deposit: '100 €',
  messages: getSuggestionMessages('fi'),
  ...data,
});

/** A search form as the server renders it, with its suggestions. */
function open({ value = '', typed = '' } = {}) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<SearchForm action="/fi" placeholder="Etsi" value={value} />);
  const field = container.querySelector('input') as HTMLInputElement;
  if (typed) field.value = typed;
  field.focus();
  const view = render(<Suggestions field={field} />);
  return { field, view };
}
const getOptions = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const getSelected = () => screen.queryByRole('option', { selected: true })?.textContent;

beforeEach(() => {
  document.body.dataset.market = 'fi';
  vi.mocked(fetchWidgetData).mockImplementation(async () => buildData());
});
afterEach(() => {
  document.body.replaceChildren();
  location.hash = '';
  deposit.set(null);
  vi.resetAllMocks();
});

test('the field is a closed combobox until the visitor types two letters', async () => {
  const { field } = open();
  expect(screen.getByRole('combobox', { name: 'Etsi', expanded: false })).toBe(field);
  await userEvent.type(field, 'r');
  expect(fetchWidgetData).not.toHaveBeenCalled();
  await userEvent.type(field, 'i');
  await screen.findByRole('listbox', { name: 'Ehdotukset' });
  expect(fetchWidgetData).toHaveBeenCalledExactlyOnceWith('suggestions?search=ri');
  expect(screen.getByRole('combobox', { expanded: true }).getAttribute('aria-controls')).toBe(
    screen.getByRole('listbox').id,
  );
});

test('suggestions are loaded for the visitor’s deposit, again when it changes', async () => {
  document.documentElement.dataset.referenceDeposit = '100';
  const { field } = open();
  await userEvent.type(field, 'ri');
  await screen.findByRole('listbox');
  act(() => deposit.set(250_00));
  await waitFor(() => expect(fetchWidgetData).toHaveBeenLastCalledWith('suggestions?deposit=250&search=ri'));
});

test('casinos come with licence and net, then pages, then the search of the whole site', async () => {
  const { field } = open();
  await userEvent.type(field, 'ri');
  await screen.findByRole('listbox');
  expect(getOptions()).toEqual([
    'Rizzio CasinoMalta (MGA)+84 €',
    'RoutaViroEi laskettu',
    'Mikä riski on?Pikakasinot',
    'Hae ”ri” koko sivustolta',
  ]);
  expect(within(screen.getByRole('group', { name: 'Kasinot' })).getAllByRole('option')).toHaveLength(2);
  expect(screen.getByRole('group', { name: 'Sivut, oppaat ja kysymykset' })).toBeTruthy();
  expect(screen.getAllByRole('option').map((option) => option.getAttribute('href'))).toEqual([
    '#rizzio',
    '#routa',
    '#risk',
    '/fi?search=ri',
  ]);
  expect(screen.getByRole('status').textContent).toBe('3 ehdotusta');
});

test('the arrow keys select an option and return to the field, and Enter opens it', async () => {
  const { field } = open();
  await userEvent.type(field, 'ri');
  await screen.findByRole('listbox');
  expect(getSelected()).toBeUndefined();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(getSelected()).toBe('RoutaViroEi laskettu');
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(getSelected()).toBeUndefined();
  expect(field.hasAttribute('aria-activedescendant')).toBe(false);
  await userEvent.keyboard('{ArrowUp}');
  expect(getSelected()).toBe('Hae ”ri” koko sivustolta');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(location.hash).toBe('#risk');
});

test('without a selected option Enter submits the form', async () => {
  const { field } = open();
  const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
  field.form?.addEventListener('submit', onSubmit);
  await userEvent.type(field, 'ri');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('Escape closes the list and keeps the text; the arrow key opens it again', async () => {
  const { field } = open();
  await userEvent.type(field, 'ri');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field.value).toBe('ri');
  expect(field.getAttribute('aria-expanded')).toBe('false');
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('listbox')).toBeTruthy();
});

test('a click on an option keeps the focus in the field', async () => {
  const { field } = open();
  await userEvent.type(field, 'ri');
  await userEvent.click(await screen.findByRole('option', { name: /Rizzio/ }));
  expect(document.activeElement).toBe(field);
  expect(location.hash).toBe('#rizzio');
});

test('leaving the field closes the list', async () => {
  const { field } = open();
  await userEvent.type(field, 'ri');
  await screen.findByRole('listbox');
  act(() => field.blur());
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a late response does not replace a newer one', async () => {
  const first = Promise.withResolvers<SuggestionsData>();
  vi.mocked(fetchWidgetData).mockImplementationOnce(() => first.promise);
  const { field } = open();
  await userEvent.type(field, 'riz');
  await screen.findByRole('option', { name: 'Hae ”riz” koko sivustolta' });
  await act(async () => first.resolve(buildData({ casinos: [] })));
  expect(screen.getByRole('option', { name: 'Hae ”riz” koko sivustolta' })).toBeTruthy();
  expect(screen.getAllByRole('option')).toHaveLength(4);
});

test('a text is fetched once', async () => {
  const { field } = open();
  await userEvent.type(field, 'riz{Backspace}z');
  await screen.findByRole('option', { name: 'Hae ”riz” koko sivustolta' });
  expect(vi.mocked(fetchWidgetData).mock.calls.map(([path]) => path)).toEqual([
    'suggestions?search=ri',
    'suggestions?search=riz',
  ]);
});

test('what was typed before the code was loaded has suggestions; the text of the page has none', async () => {
  open({ typed: 'riz' });
  expect(await screen.findByRole('listbox')).toBeTruthy();
  document.body.replaceChildren();
  vi.mocked(fetchWidgetData).mockClear();
  open({ value: 'rizzio' });
  expect(fetchWidgetData).not.toHaveBeenCalled();
});

test('if loading fails, the form works as before', async () => {
  vi.mocked(fetchWidgetData).mockRejectedValue(new Error('offline'));
  const { field } = open();
  await userEvent.type(field, 'ri');
  await waitFor(() => expect(fetchWidgetData).toHaveBeenCalled());
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field.value).toBe('ri');
});

test('removed, it leaves a plain search field', () => {
  const { field, view } = open();
  view.unmount();
  expect(field.type).toBe('search');
  expect(field.hasAttribute('role')).toBe(false);
});

test.each(MARKETS)('in %s the last option searches the whole site', async (market) => {
  document.body.dataset.market = market;
  const messages = getSuggestionMessages(market);
  vi.mocked(fetchWidgetData).mockImplementation(async () => buildData({ casinos: [], pages: [], messages }));
  const { field } = open();
  await userEvent.type(field, 'a&b');
  const option = await screen.findByRole('option');
  await waitFor(() => expect(option.textContent).toBe(messages.all.replace('{query}', 'a&b')));
  expect(option.getAttribute('href')).toBe('/fi?search=a%26b');
});
