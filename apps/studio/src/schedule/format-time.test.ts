import { expect, test } from 'vitest';
import { formatTime } from './format-time.ts';

const at = new Date('2026-11-16T12:00:00Z');

test('a time is formatted in the time zone of its market', () => {
  expect(formatTime(at, 'Europe/Helsinki')).toBe('16 Nov, 14:00 (Suomi)');
  expect(formatTime(at, 'Europe/Stockholm')).toBe('16 Nov, 13:00 (Sverige)');
});

test('without a time zone, the Finnish one is used', () => {
  expect(formatTime(at, undefined)).toBe('16 Nov, 14:00 (Suomi)');
});
