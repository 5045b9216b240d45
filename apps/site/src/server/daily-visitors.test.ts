import { expect, test } from 'vitest';
import { DailyVisitors, secondsLeft } from './daily-visitors.ts';

const NOON = Date.UTC(2025, 10, 15, 12, 0, 10);
const DAY = 24 * 60 * 60_000;

test('a visitor’s counts last until midnight, and are separate from other visitors’ counts', () => {
  const visitors = new DailyVisitors(() => ({ sent: 0 }));
  expect(visitors.resetIfNewDay(NOON)).toBe(true);
  visitors.countsOf('a').sent += 1;
  expect(visitors.resetIfNewDay(NOON + 1)).toBe(false);
  expect(visitors.countsOf('a').sent).toBe(1);
  expect(visitors.countsOf('b').sent).toBe(0);
  expect(visitors.resetIfNewDay(NOON + DAY)).toBe(true);
  expect(visitors.countsOf('a').sent).toBe(0);
});

test('the rest of a window is in whole seconds, at least one', () => {
  expect(secondsLeft(NOON, 60_000)).toBe(50);
  expect(secondsLeft(NOON + 49_999, 60_000)).toBe(1);
});
