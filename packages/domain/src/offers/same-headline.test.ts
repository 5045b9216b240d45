import { expect, test } from 'vitest';
import { findSameHeadlinePair } from './same-headline.ts';

const offer = (bonus: string, net: number | null) => ({ bonus, net });

test('finds the pair with the same headline and the largest difference, the better offer first', () => {
  const offers = [
    offer('200 % jopa 500 €', -84),
    offer('100 % jopa 100 €', 10),
    offer('200\u00a0% jopa 500\u00a0€', 84),
    offer('100 % jopa 100 €', 60),
    offer('200 % jopa 500 €', null),
    offer('300 %', 500),
  ];
  expect(findSameHeadlinePair(offers)?.map(({ net }) => net)).toEqual([84, -84]);
});

test('returns null unless two offers have the same headline and different net values', () => {
  expect(findSameHeadlinePair([offer('a', 1), offer('b', 2), offer('a', null)])).toBeNull();
  expect(findSameHeadlinePair([offer('a', 1), offer('a', 1)])).toBeNull();
  expect(findSameHeadlinePair([])).toBeNull();
});

test('finds no casino that a licensed-only market does not promote', () => {
  const unlicensed = { ...offer('a', 9), isUnlicensed: true };
  expect(findSameHeadlinePair([unlicensed, offer('a', 1)])).toBeNull();
  expect(findSameHeadlinePair([unlicensed, offer('a', 1), offer('a', 2)])?.map(({ net }) => net)).toEqual([
    2, 1,
  ]);
});
