import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LIST_PAGE_SIZE, MORE_LIMIT, MORE_PARAM, parseMoreClicks, visibleItems } from './paging.ts';

const parse = (clicks: string) => parseMoreClicks(new URLSearchParams({ [MORE_PARAM]: clicks }));

test('shows 20 at first and 20 more on each click until all are shown', () => {
  const list = Array.from({ length: 45 }, (_, index) => index);
  expect([0, 1, 2, 3].map((clicks) => visibleItems(list, clicks).length)).toEqual([20, 40, 45, 45]);
});

test('paging shows every item once and in order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 200 }), (list) => {
      expect(visibleItems(list, Math.ceil(list.length / LIST_PAGE_SIZE))).toEqual(list);
    }),
  );
});

test('the URL may contain the number of clicks, up to a limit', () => {
  expect(['1', '7', String(MORE_LIMIT)].map(parse)).toEqual([1, 7, MORE_LIMIT]);
  expect([String(MORE_LIMIT + 1), '9'.repeat(400)].map(parse)).toEqual([MORE_LIMIT, MORE_LIMIT]);
  expect(parseMoreClicks(new URLSearchParams())).toBe(0);
});

test.each(['', '0', '-1', '01', '1.5', '1e3', ' 2', '+2', 'x', 'Infinity'])(
  '%j as the number of clicks counts as 0',
  (clicks) => {
    expect(parse(clicks)).toBe(0);
  },
);

test('any value gives a whole number within the limit', () => {
  fc.assert(
    fc.property(fc.string(), (clicks) => {
      const parsed = parse(clicks);
      expect(Number.isInteger(parsed) && parsed >= 0 && parsed <= MORE_LIMIT).toBe(true);
    }),
  );
});
