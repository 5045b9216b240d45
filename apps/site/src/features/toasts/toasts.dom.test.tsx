import { TOASTS } from '@nettobonus/domain/campaigns/toasts';
import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addCompared, compared } from '../../client/compared.ts';
import { showToast, type ToastContent, toasts } from '../../client/toasts.ts';
import { getToastMessages } from '../../i18n/shell.ts';
import { Toasts } from './toasts.tsx';

const EXPECTED: Record<Market, { added: string; chosen: string; undo: string; stack: string[] }> = {
  fi: {
    added: 'Winz Casino lisätty vertailuun',
    chosen: '2 / 4 valittu',
    undo: 'Kumoa',
    stack: [
      'Vertailuun mahtuu 4 kasinoa. Poista ensin yksi.',
      'Linkki kopioitu',
      'Viestiä ei voitu lähettää. Yritä uudelleen.',
    ],
  },
  se: {
    added: 'Winz Casino har lagts till i jämförelsen',
    chosen: '2 av 4 valda',
    undo: 'Ångra',
    stack: [
      'Jämförelsen rymmer 4 casinon. Ta bort ett först.',
      'Länken är kopierad',
      'Meddelandet kunde inte skickas. Försök igen.',
    ],
  },
  no: {
    added: 'Winz Casino er lagt til i sammenligningen',
    chosen: '2 av 4 valgt',
    undo: 'Angre',
    stack: [
      'Det er plass til 4 casinoer. Fjern ett først.',
      'Lenken er kopiert',
      'Meldingen ble ikke sendt. Prøv igjen.',
    ],
  },
  dk: {
    added: 'Winz Casino er føjet til sammenligningen',
    chosen: '2 / 4 valgt',
    undo: 'Fortryd',
    stack: [
      'Der er plads til 4 casinoer. Fjern ét først.',
      'Linket er kopieret',
      'Beskeden kunne ikke sendes. Prøv igen.',
    ],
  },
};
const ADDED: ToastContent = { messageKey: 'added', casino: 'winz-casino', name: 'Winz Casino', count: 2 };

/** The element under the pointer. */
let hovered: Element | null = null;
/** The calls to `showPopover` and `hidePopover`, which happy-dom does not implement. */
const popoverCalls: string[] = [];
const isVisible = () => popoverCalls.at(-1) === 'show';

beforeEach(() => {
  toasts.set([]);
  compared.set([]);
  hovered = null;
  popoverCalls.length = 0;
  HTMLElement.prototype.showPopover = () => void popoverCalls.push('show');
  HTMLElement.prototype.hidePopover = () => void popoverCalls.push('hide');
  // happy-dom implements neither `:hover` nor `:focus-within`.
  const matches = Element.prototype.matches;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    if (selector !== ':hover, :focus-within') return matches.call(this, selector);
    return this.contains(hovered) || this.contains(document.activeElement);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
});

async function renderToasts(market: Market = 'fi') {
  render(<Toasts market={market} messages={getToastMessages(market)} />);
  const container = await screen.findByRole('status');
  vi.useFakeTimers();
  return container;
}

const show = (content: ToastContent) => act(() => showToast(content));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const listToasts = () => [...screen.getByRole('status').children];
const listTexts = () => listToasts().map(({ textContent }) => textContent);

test('without a toast, the status region is an empty popover that stays hidden', async () => {
  const container = await renderToasts();
  expect([container.id, container.getAttribute('popover')]).toEqual(['toasts', 'manual']);
  expect(listToasts()).toEqual([]);
  expect(isVisible()).toBe(false);
});

test('a toast that was requested before the toasts have loaded is shown', async () => {
  showToast({ messageKey: 'copied' });
  await renderToasts();
  expect(listTexts()).toEqual(['Linkki kopioitu']);
  expect(isVisible()).toBe(true);
});

test.each(MARKETS)(
  'in %s: the toast names the added casino, shows the number of casinos, and can undo the addition',
  async (market) => {
    await renderToasts(market);
    const { added, chosen, undo } = EXPECTED[market];
    show(ADDED);
    const [toast] = listToasts();
    expect(toast?.className).toBe('toast toast-single toast-check');
    expect(within(toast as HTMLElement).getByText(added).tagName).toBe('P');
    // Only for screen readers: the tray already shows the number.
    expect(within(toast as HTMLElement).getByText(`, ${chosen}`).className).toBe('sr-only');
    expect(screen.getByRole('button', { name: undo }).getAttribute('type')).toBe('button');
  },
);

test.each(MARKETS)('in %s: the other toasts are stacked, and have no button', async (market) => {
  await renderToasts(market);
  show({ messageKey: 'full' });
  show({ messageKey: 'copied' });
  show({ messageKey: 'messageFailed' });
  expect(listTexts()).toEqual(EXPECTED[market].stack);
  expect(listToasts().map(({ className }) => className)).toEqual([
    'toast toast-stack toast-warning',
    'toast toast-stack toast-chain',
    'toast toast-stack toast-warning',
  ]);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['single', ADDED],
  ['stack', { messageKey: 'copied' }],
] as const)(
  'a toast of the kind %s disappears after its duration, and not earlier',
  async (kind, content) => {
    await renderToasts();
    show(content);
    wait(TOASTS[kind].durationMs - 1);
    expect(listToasts()).toHaveLength(1);
    wait(1);
    expect(listToasts()).toEqual([]);
    expect(isVisible()).toBe(false);
  },
);

test('each toast has its own timer', async () => {
  await renderToasts();
  show({ messageKey: 'full' });
  wait(1_000);
  show({ messageKey: 'copied' });
  wait(3_000);
  expect(listTexts()).toEqual(['Linkki kopioitu']);
  expect(isVisible()).toBe(true);
  wait(1_000);
  expect(listToasts()).toEqual([]);
});

test('adding another casino replaces the toast, and the new one stays for its full duration', async () => {
  await renderToasts();
  show(ADDED);
  const [first] = listToasts();
  wait(4_000);
  show({ messageKey: 'added', casino: 'casinoist', name: 'Casinoist', count: 3 });
  expect(listToasts()).toHaveLength(1);
  // A new element: its time bar starts again.
  expect(listToasts()[0]).not.toBe(first);
  expect(listTexts()[0]).toContain('Casinoist lisätty vertailuun, 3 / 4 valittu');
  wait(4_999);
  expect(listToasts()).toHaveLength(1);
  wait(1);
  expect(listToasts()).toEqual([]);
});

test('a toast stays while it is focused, and disappears within a second afterwards', async () => {
  await renderToasts();
  show(ADDED);
  screen.getByRole('button').focus();
  wait(20_000);
  expect(listToasts()).toHaveLength(1);
  screen.getByRole('button').blur();
  wait(999);
  expect(listToasts()).toHaveLength(1);
  wait(1);
  expect(listToasts()).toEqual([]);
});

test('a toast stays while it is hovered, and disappears within a second afterwards; other toasts do not wait', async () => {
  await renderToasts();
  show({ messageKey: 'full' });
  show({ messageKey: 'copied' });
  hovered = listToasts()[0]?.querySelector('p') ?? null;
  wait(10_000);
  expect(listTexts()).toEqual(['Vertailuun mahtuu 4 kasinoa. Poista ensin yksi.']);
  hovered = null;
  wait(1_000);
  expect(listToasts()).toEqual([]);
});

test('undo removes the casino from the comparison, and removes the toast', async () => {
  await renderToasts();
  act(() => {
    addCompared('casinoist', 'Casinoist');
    addCompared('winz-casino', 'Winz Casino');
  });
  show({ messageKey: 'copied' });
  fireEvent.click(screen.getByRole('button', { name: 'Kumoa' }));
  expect(compared.get()).toEqual(['casinoist']);
  expect(listTexts()).toEqual(['Linkki kopioitu']);
});

test('every change hides the popover and shows it again, above a dialog that has opened since', async () => {
  await renderToasts();
  popoverCalls.length = 0;
  show({ messageKey: 'full' });
  show({ messageKey: 'copied' });
  expect(popoverCalls).toEqual(['hide', 'show', 'hide', 'show']);
  wait(TOASTS.stack.durationMs);
  expect(popoverCalls.at(-1)).toBe('hide');
});

test('toasts that stay keep their element, so that screen readers do not read them again', async () => {
  await renderToasts();
  show({ messageKey: 'full' });
  wait(1_000);
  show({ messageKey: 'copied' });
  const [, copied] = listToasts();
  show(ADDED);
  expect(listToasts()[1]).toBe(copied);
  wait(3_000);
  expect(listTexts()[0]).toBe('Linkki kopioitu');
  expect(listToasts()[0]).toBe(copied);
});

test('removing a toast clears its timer', async () => {
  await renderToasts();
  show(ADDED);
  expect(vi.getTimerCount()).toBe(1);
  act(() => toasts.set([]));
  expect(vi.getTimerCount()).toBe(0);
});
