import { expect, test } from 'vitest';
import { DailyVisitors, MAX_VISITORS, secondsLeft } from './daily-visitors.ts';

const START = Date.UTC(2025, 10, 15, 12, 0, 10);
const DAY = 24 * 60 * 60_000;

test('each visitor has separate counters, which reset at midnight', () => {
  const visitors = new DailyVisitors(() => ({ sent: 0 }));
  expect(visitors.resetIfNewDay(START)).toBe(true);
  visitors.getCounts('a').sent += 1;
  expect(visitors.resetIfNewDay(START + 1)).toBe(false);
  expect(visitors.getCounts('a').sent).toBe(1);
  expect(visitors.getCounts('b').sent).toBe(0);
  expect(visitors.resetIfNewDay(START + DAY)).toBe(true);
  expect(visitors.getCounts('a').sent).toBe(0);
});

test('beyond the maximum number of visitors, neither earlier nor later visitors lose their counters', () => {
  const visitors = new DailyVisitors(() => ({ sent: 0 }));
  visitors.resetIfNewDay(START);
  visitors.getCounts('first').sent += 1;
  for (let number = 0; number < MAX_VISITORS; number++) visitors.getCounts(`visitor ${number}`);
  visitors.getCounts('late').sent += 1;
  for (let number = 0; number < 10_000; number++) visitors.getCounts(`late visitor ${number}`);
  expect(visitors.getCounts('first').sent).toBe(1);
  expect(visitors.getCounts('late').sent).toBe(1);
});

test('the time left in a window is rounded up to whole seconds, at least one', () => {
  expect(secondsLeft(START, 60_000)).toBe(50);
  expect(secondsLeft(START + 49_999, 60_000)).toBe(1);
});
