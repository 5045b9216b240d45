import { expect, test } from 'vitest';
import { formatTime } from './format-time.ts';

const at = new Date('2026-11-16T12:00:00Z');

test('a time is said by the clock of the market that it was scheduled by', () => {
  expect(formatTime(at, 'Europe/Helsinki')).toBe('16 Nov, 14:00 (Suomi)');
  expect(formatTime(at, 'Europe/Stockholm')).toBe('16 Nov, 13:00 (Sverige)');
});

test('without a clock of ours it is the one of the editors’ desk', () => {
  expect(formatTime(at, undefined)).toBe('16 Nov, 14:00 (Suomi)');
});
