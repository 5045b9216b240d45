import fc from 'fast-check';
import { expect, test } from 'vitest';
import { visibleItems } from './paging.ts';

test('shows 20 at first and 20 more on each click until all are shown', () => {
  const list = Array.from({ length: 45 }, (_, index) => index);
  expect([0, 1, 2, 3].map((clicks) => visibleItems(list, clicks).length)).toEqual([20, 40, 45, 45]);
});

test('paging shows every item once and in order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 200 }), (list) => {
      expect(visibleItems(list, Math.ceil(list.length / 20))).toEqual(list);
    }),
  );
});
