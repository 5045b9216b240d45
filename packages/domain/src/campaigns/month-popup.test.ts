import { expect, test } from 'vitest';
import { monthPopupStorageKey, nextMonthPopupStep } from './month-popup.ts';

const nextStep = (overrides: Partial<Parameters<typeof nextMonthPopupStep>[0]> = {}) =>
  nextMonthPopupStep({
    sinceLoadMs: 5_000,
    storedValue: null,
    isDialogOpen: false,
    isTyping: false,
    ...overrides,
  });

test('opens five seconds after the page has loaded', () => {
  expect(nextStep({ sinceLoadMs: 0 })).toEqual({ step: 'wait', ms: 5_000 });
  expect(nextStep({ sinceLoadMs: 4_999 })).toEqual({ step: 'wait', ms: 1 });
  expect(nextStep()).toEqual({ step: 'open' });
  expect(nextStep({ sinceLoadMs: 60_000 })).toEqual({ step: 'open' });
});

test('never opens again in a session in which the visitor closed it', () => {
  expect(nextStep({ storedValue: 'true' })).toEqual({ step: 'never' });
  expect(nextStep({ storedValue: 'true', sinceLoadMs: 0 })).toEqual({ step: 'never' });
  expect(nextStep({ storedValue: 'false' })).toEqual({ step: 'open' });
});

test('waits while a dialog is open or the visitor is typing', () => {
  expect(nextStep({ isDialogOpen: true })).toEqual({ step: 'wait', ms: 1_000 });
  expect(nextStep({ isTyping: true })).toEqual({ step: 'wait', ms: 1_000 });
});

test('each market has its own storage key', () => {
  expect(monthPopupStorageKey('se')).toBe('hasSeenMonthCasino_se');
});
