import { MONTH_POPUP_SEEN, monthPopupStorageKey } from '@nettobonus/domain/campaigns/month-popup';
import { MARKETS } from '@nettobonus/domain/markets/market';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scheduleMonthPopup } from './schedule-month-popup.ts';

const KEY = monthPopupStorageKey('fi');
const load = vi.fn<() => Promise<unknown>>();
const open = vi.fn<() => Promise<unknown>>();

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset().mockResolvedValue(undefined);
  open.mockReset().mockResolvedValue(undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function appendFocused(name: string, type = ''): HTMLElement {
  const element = document.body.appendChild(document.createElement(name));
  if (type) element.setAttribute('type', type);
  element.tabIndex = 0;
  element.focus();
  return element;
}

test('loads and opens five seconds after the page has loaded, not earlier, and only once', async () => {
  scheduleMonthPopup('fi', load, open);
  await wait(4_900);
  expect(load).not.toHaveBeenCalled();
  await wait(100);
  expect(load).toHaveBeenCalledOnce();
  expect(open).toHaveBeenCalledOnce();
  await wait(60_000);
  expect(load).toHaveBeenCalledOnce();
  expect(open).toHaveBeenCalledOnce();
});

test.each(MARKETS)('in %s, it never opens if the visitor has closed it in this tab', async (market) => {
  sessionStorage.setItem(monthPopupStorageKey(market), MONTH_POPUP_SEEN);
  scheduleMonthPopup(market, load, open);
  await wait(60_000);
  expect(load).not.toHaveBeenCalled();
  expect(sessionStorage.getItem(monthPopupStorageKey(market))).toBe(MONTH_POPUP_SEEN);
});

test('closing it in one market does not affect the others', async () => {
  sessionStorage.setItem(monthPopupStorageKey('se'), MONTH_POPUP_SEEN);
  scheduleMonthPopup('fi', load, open);
  await wait(5_000);
  expect(open).toHaveBeenCalledOnce();
});

test('it does not open if the visitor has closed it in the meantime', async () => {
  scheduleMonthPopup('fi', load, open);
  await wait(4_000);
  sessionStorage.setItem(KEY, MONTH_POPUP_SEEN);
  await wait(60_000);
  expect(load).not.toHaveBeenCalled();
});

test.each([
  ['input', ''],
  ['input', 'search'],
  ['textarea', ''],
  ['select', ''],
])('waits while a visitor types in a field (%s %s)', async (name, type) => {
  const field = appendFocused(name, type);
  scheduleMonthPopup('fi', load, open);
  await wait(9_000);
  expect(load).not.toHaveBeenCalled();
  field.blur();
  await wait(1_000);
  expect(open).toHaveBeenCalledOnce();
});

test.each([
  ['input', 'checkbox'],
  ['input', 'radio'],
  ['button', ''],
])('does not wait for a focused %s %s', async (name, type) => {
  appendFocused(name, type);
  scheduleMonthPopup('fi', load, open);
  await wait(5_000);
  expect(open).toHaveBeenCalledOnce();
});

test('waits while a dialog is open', async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.showModal();
  scheduleMonthPopup('fi', load, open);
  await wait(9_000);
  expect(load).not.toHaveBeenCalled();
  dialog.close();
  await wait(1_000);
  expect(open).toHaveBeenCalledOnce();
});

test('waits again if the visitor opens a dialog while the popup loads, and does not load it twice', async () => {
  const loading = Promise.withResolvers<void>();
  load.mockReturnValue(loading.promise);
  scheduleMonthPopup('fi', load, open);
  await wait(5_000);
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.showModal();
  loading.resolve();
  await wait(3_000);
  expect(open).not.toHaveBeenCalled();
  dialog.close();
  await wait(1_000);
  expect(open).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledOnce();
});

test('waits while another dialog is loading', async () => {
  const opener = document.body.appendChild(document.createElement('button'));
  opener.dataset.opens = 'picker';
  // Not `ariaBusy`: the simulated browser does not reflect it.
  opener.setAttribute('aria-busy', 'true');
  scheduleMonthPopup('fi', load, open);
  await wait(9_000);
  expect(load).not.toHaveBeenCalled();
  opener.removeAttribute('aria-busy');
  await wait(1_000);
  expect(open).toHaveBeenCalledOnce();
});

test('ignores a failed load: the popup does not open, and no rejection is unhandled', async () => {
  const onRejection = vi.fn();
  process.on('unhandledRejection', onRejection);
  load.mockRejectedValue(new Error('offline'));
  scheduleMonthPopup('fi', load, open);
  await wait(60_000);
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 10));
  process.off('unhandledRejection', onRejection);
  expect(load).toHaveBeenCalledOnce();
  expect(open).not.toHaveBeenCalled();
  expect(onRejection).not.toHaveBeenCalled();
});

test('does nothing if the browser blocks session storage: a closed popup would reopen on every page', async () => {
  const block = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: block, setItem: block, clear: () => {} });
  scheduleMonthPopup('fi', load, open);
  await wait(60_000);
  expect(load).not.toHaveBeenCalled();
});
