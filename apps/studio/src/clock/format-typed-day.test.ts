import { expect, test } from 'vitest';
import { formatTypedDay, parseTypedDay } from './format-typed-day.ts';

test.each([
  ['2026-11-06', '6.11.2026'],
  ['2026-13-45', '2026-13-45'],
  ['soon', 'soon'],
  ['', ''],
])('%s is shown as %s', (stored, shown) => {
  expect(formatTypedDay(stored)).toBe(shown);
});

test.each([
  ['16.11.2026', '2026-11-16'],
  [' 6.1.2026 ', '2026-01-06'],
  ['16-11-2026', '2026-11-16'],
  ['2026-11-16', '2026-11-16'],
  // Not a day: the form says so instead of guessing one.
  ['31.11.2026', '31.11.2026'],
  ['11/16/2026', '11/16/2026'],
])('%s is stored as %s', (typed, stored) => {
  expect(parseTypedDay(typed)).toBe(stored);
});
