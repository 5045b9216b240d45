import { expect, test } from 'vitest';
import { FailureCounter, LOCK_MS } from './login-limits.ts';

test('a key is refused after too many failures, until a quarter of an hour after the last one', () => {
  const counter = new FailureCounter(3);
  const take = (now: number, key = 'a') => counter.take(key, now);
  expect([take(0), take(1), take(2), take(3)]).toEqual([true, true, true, false]);
  expect(take(3, 'b')).toBe(true);
  expect(take(2 + LOCK_MS - 1)).toBe(false);
  expect(take(2 + LOCK_MS)).toBe(true);
});

test('a successful attempt does not count as a failure', () => {
  const counter = new FailureCounter(2);
  counter.take('a', 0);
  counter.take('a', 0);
  counter.refund('a');
  expect([counter.take('a', 0), counter.take('a', 0)]).toEqual([true, false]);
});

test('the oldest keys are removed, so that random keys cannot fill up memory', () => {
  const counter = new FailureCounter(1);
  for (let index = 0; index <= 10_000; index += 1) counter.take(String(index), 0);
  expect(counter.take('10000', 0)).toBe(false);
  expect(counter.take('0', 0)).toBe(true);
});
