import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepDeposit } from './keep-deposit.ts';

const replace = vi.fn();

beforeEach(() => {
  vi.spyOn(location, 'replace').mockImplementation((url) =>
    replace(String(url).replace(location.origin, '')),
  );
  document.documentElement.lang = 'fi';
});
afterEach(() => {
  vi.restoreAllMocks();
  replace.mockReset();
  sessionStorage.clear();
  localStorage.clear();
  for (const name of ['deposit', 'referenceDeposit']) delete document.documentElement.dataset[name];
});

/** Opens a page that the server has rendered for this deposit. Returns the address that the script opens instead. */
function open(path: string, rendered: string, type: NavigationTimingType = 'navigate'): string | undefined {
  history.replaceState(null, '', path);
  Object.assign(document.documentElement.dataset, { deposit: rendered, referenceDeposit: '100' });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
  replace.mockReset();
  keepDeposit();
  return replace.mock.calls[0]?.[0];
}

test('without a choice nothing happens', () => {
  expect(open('/fi', '100')).toBeUndefined();
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
});

test('the choice of an earlier visit opens the page with that amount, and keeps the other parameters', () => {
  localStorage.setItem('deposit_fi', '170');
  expect(open('/fi?sort=net#kaikki-kasinot', '100')).toBe('/fi?sort=net&deposit=170#kaikki-kasinot');
  expect(open('/fi?sort=net&deposit=170', '170')).toBeUndefined();
  expect(open('/fi/vertailu?kasinot=a,b', '100')).toBe('/fi/vertailu?kasinot=a,b&deposit=170');
});

test('a shared address shows its own amount; the tab keeps it, the device keeps the choice', () => {
  localStorage.setItem('deposit_fi', '170');
  expect(open('/fi?deposit=250', '250')).toBeUndefined();
  expect(sessionStorage.getItem('deposit_fi')).toBe('250');
  expect(localStorage.getItem('deposit_fi')).toBe('170');
  expect(open('/fi/pikakasinot', '100')).toBe('/fi/pikakasinot?deposit=250');
});

test('a form that is submitted before the script has loaded is such an address', () => {
  expect(open('/fi?deposit=50', '50')).toBeUndefined();
  expect(open('/fi/kasino/winz-casino', '100')).toBe('/fi/kasino/winz-casino?deposit=50');
});

test('after going back, the last choice takes precedence over the amount of the earlier address', () => {
  sessionStorage.setItem('deposit_fi', '170');
  expect(open('/fi?deposit=250', '250', 'back_forward')).toBe('/fi?deposit=170');
  sessionStorage.setItem('deposit_fi', '100');
  expect(open('/fi?deposit=250&sort=net', '250', 'back_forward')).toBe('/fi?sort=net');
  expect(open('/fi', '100', 'back_forward')).toBeUndefined();
});

test('an amount that only the calculator accepts stays, and is not kept', () => {
  sessionStorage.setItem('deposit_fi', '170');
  expect(open('/fi/nettolaskuri?deposit=137', '100')).toBeUndefined();
  expect(open('/fi/nettolaskuri?deposit=137', '100', 'back_forward')).toBeUndefined();
  expect(sessionStorage.getItem('deposit_fi')).toBe('170');
});

test('pages without figures and blocked storage change nothing', () => {
  sessionStorage.setItem('deposit_fi', '170');
  history.replaceState(null, '', '/fi/nothing-here');
  keepDeposit();
  expect(replace).not.toHaveBeenCalled();
  const block = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: block, setItem: block, clear: () => {} });
  expect(open('/fi', '100')).toBeUndefined();
  expect(open('/fi?deposit=50', '50')).toBeUndefined();
  vi.unstubAllGlobals();
});
