import { expect, test } from 'vitest';
import { monthPopupKey, nextMonthPopupStep } from './month-popup.ts';

const at = (change: Partial<Parameters<typeof nextMonthPopupStep>[0]> = {}) =>
  nextMonthPopupStep({ sinceLoadMs: 5_000, noted: null, isDialogOpen: false, isTyping: false, ...change });

test('opens five seconds after the page has loaded, not before', () => {
  expect(at({ sinceLoadMs: 0 })).toEqual({ step: 'wait', ms: 5_000 });
  expect(at({ sinceLoadMs: 4_999 })).toEqual({ step: 'wait', ms: 1 });
  expect(at()).toEqual({ step: 'open' });
  expect(at({ sinceLoadMs: 60_000 })).toEqual({ step: 'open' });
});

test('never opens again in a session in which the visitor closed it', () => {
  expect(at({ noted: 'true' })).toEqual({ step: 'never' });
  expect(at({ noted: 'true', sinceLoadMs: 0 })).toEqual({ step: 'never' });
  expect(at({ noted: 'false' })).toEqual({ step: 'open' });
});

test('waits while a dialog is open or the visitor is typing', () => {
  expect(at({ isDialogOpen: true })).toEqual({ step: 'wait', ms: 1_000 });
  expect(at({ isTyping: true })).toEqual({ step: 'wait', ms: 1_000 });
});

test('each market has its own storage key', () => {
  expect(monthPopupKey('se')).toBe('hasSeenMonthCasino_se');
});
