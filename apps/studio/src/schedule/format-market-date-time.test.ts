import { expect, test } from 'vitest';
import { formatMarketDateTime } from './format-market-date-time.ts';

const at = new Date('2026-11-16T12:00:00Z');

test('a time is formatted in the time zone of its market', () => {
  expect(formatMarketDateTime(at, 'Europe/Helsinki')).toBe('16.11.2026 14:00 (Suomi)');
  expect(formatMarketDateTime(at, 'Europe/Stockholm')).toBe('16.11.2026 13:00 (Sverige)');
});

test('without a time zone, the Finnish one is used', () => {
  expect(formatMarketDateTime(at, undefined)).toBe('16.11.2026 14:00 (Suomi)');
});

test('midnight is 00:00, and single digits have no zero before them', () => {
  expect(formatMarketDateTime(new Date('2026-03-04T22:05:00Z'), 'Europe/Helsinki')).toBe(
    '5.3.2026 00:05 (Suomi)',
  );
});
