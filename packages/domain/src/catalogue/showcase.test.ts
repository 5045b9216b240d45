import { expect, test } from 'vitest';
import { buildShowcase, type Reel, reelOffset, SHOWCASE, turnReel } from './showcase.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

test('uses the first 12 casinos', () => {
  expect(buildShowcase(numbers(40))).toEqual(numbers(12));
});
test('with between 1 and 11 the list repeats to fill 12', () => {
  expect(buildShowcase(numbers(5))).toEqual([0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1]);
  expect(buildShowcase(['a'])).toEqual(Array(12).fill('a'));
});
test('without casinos there is no showcase', () => {
  expect(buildShowcase([])).toEqual([]);
});

test('every 4 seconds a spin starts: 8 steps of 80 ms, then after 100 ms the next casino is current', () => {
  let reel: Reel = { current: 11, step: 0 };
  const times: number[] = [];
  const offsets: number[] = [];
  do {
    const next = turnReel(reel, 12);
    times.push(next.afterMs);
    reel = next.reel;
    offsets.push(reelOffset(reel));
  } while (reel.step !== 0);
  expect(times).toEqual([4000, 80, 80, 80, 80, 80, 80, 80, 100]);
  expect(offsets).toEqual([12.5, 25, 37.5, 50, 62.5, 75, 87.5, 100, 0]);
  expect(reel).toEqual({ current: 0, step: 0 });
  expect(SHOWCASE).toEqual({ count: 12, spinIntervalMs: 4000, steps: 8, stepMs: 80, restMs: 100 });
});
