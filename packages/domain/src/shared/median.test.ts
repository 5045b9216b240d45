import { expect, test } from 'vitest';
import { medianOf } from './median.ts';

test('the median of an odd number is the middle one, whatever the order', () => {
  expect(medianOf([30, 1, 2])).toBe(2);
});
test('the median of an even number is the mean of the two middle ones', () => {
  expect(medianOf([4, 1, 2, 3])).toBe(2.5);
});
test('an empty list has no median', () => {
  expect(medianOf([])).toBeNull();
});
