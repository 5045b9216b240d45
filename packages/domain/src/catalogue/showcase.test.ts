import { expect, test } from 'vitest';
import { advanceShowcase, buildShowcase, getSpinOffset, SHOWCASE, type ShowcaseState } from './showcase.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

test('uses the first 12 casinos', () => {
  expect(buildShowcase(numbers(40))).toEqual(numbers(12));
});
test('repeats a list of 1 to 11 casinos to fill 12', () => {
  expect(buildShowcase(numbers(5))).toEqual([0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1]);
  expect(buildShowcase(['a'])).toEqual(Array(12).fill('a'));
});
test('returns an empty showcase without casinos', () => {
  expect(buildShowcase([])).toEqual([]);
});
test('omits the casinos that the page shows right above, unless there are no others', () => {
  expect(buildShowcase(numbers(40), [0, 3])).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  expect(buildShowcase([1, 2], [1, 2])).toEqual([1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2]);
});

/** Runs the showcase until it is at rest again. */
function runSpin(from: ShowcaseState) {
  let state = from;
  const delays: number[] = [];
  const offsets: number[] = [];
  do {
    const next = advanceShowcase(state, 12);
    delays.push(next.afterMs);
    state = next.state;
    offsets.push(getSpinOffset(state));
  } while (state.step !== 0);
  return { state, delays, offsets };
}

test('starts a spin every 4 seconds: 8 steps of 80 ms, then a pause of 100 ms before the next casino', () => {
  const { state, delays, offsets } = runSpin({ current: 11, step: 0 });
  expect(delays).toEqual([4000, 80, 80, 80, 80, 80, 80, 80, 100]);
  expect(offsets).toEqual([12.5, 25, 37.5, 50, 62.5, 75, 87.5, 100, 0]);
  expect(state).toEqual({ current: 0, step: 0, hasSpun: true });
  expect(SHOWCASE).toEqual({ count: 12, spinIntervalMs: 4000, steps: 8, stepMs: 80, pauseMs: 100 });
});

test('a spin starts 4 seconds after the start of the previous spin', () => {
  let state: ShowcaseState = { current: 0, step: 0 };
  let now = 0;
  const starts: number[] = [];
  while (starts.length < 4) {
    const { state: next, afterMs } = advanceShowcase(state, 12);
    now += afterMs;
    if (state.step === 0) starts.push(now);
    state = next;
  }
  expect(starts).toEqual([4000, 8000, 12_000, 16_000]);
});

test('a showcase that was moved by hand rests for the whole 4 seconds', () => {
  expect(advanceShowcase({ current: 3, step: 0 }, 12).afterMs).toBe(4000);
});
