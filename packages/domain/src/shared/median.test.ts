import { expect, test } from 'vitest';
import { getMedian } from './median.ts';

test('the median of an odd number of values is the middle one, in any order', () => {
  expect(getMedian([30, 1, 2])).toBe(2);
});
test('the median of an even number of values is the mean of the middle two', () => {
  expect(getMedian([4, 1, 2, 3])).toBe(2.5);
});
test('an empty list has no median', () => {
  expect(getMedian([])).toBeNull();
});
