import { expect, test } from 'vitest';
import { formatDay } from './format.ts';

test.each([
  ['short', '6.11.'],
  ['year', '6.11.2026'],
  ['weekday', 'Friday 6.11.'],
] as const)('a day in the form %s', (form, text) => {
  expect(formatDay('2026-11-06', form)).toBe(text);
});
