import { expect, test } from 'vitest';
import { findSameHeadlinePair } from './same-headline.ts';

/** The net in whole units. */
const offer = (bonus: string, net: number | null) => ({ bonus, net: net && net * 100 });
const netsOf = (pair: { net: number | null }[] | null) => pair?.map(({ net }) => Number(net) / 100);

test('finds the pair with the same headline and the largest difference, the better offer first', () => {
  const offers = [
    offer('200 % jopa 500 €', -84),
    offer('100 % jopa 100 €', 10),
    offer('200\u00a0% jopa 500\u00a0€', 84),
    offer('100 % jopa 100 €', 60),
    offer('200 % jopa 500 €', null),
    offer('300 %', 500),
  ];
  expect(netsOf(findSameHeadlinePair(offers))).toEqual([84, -84]);
});

test('returns null unless two offers have the same headline and different net values', () => {
  expect(findSameHeadlinePair([offer('a', 1), offer('b', 2), offer('a', null)])).toBeNull();
  expect(findSameHeadlinePair([offer('a', 1), offer('a', 1)])).toBeNull();
  expect(findSameHeadlinePair([])).toBeNull();
});

test('finds no casino that a licensed-only market does not promote', () => {
  const unlicensed = { ...offer('a', 9), isUnlicensed: true };
  expect(findSameHeadlinePair([unlicensed, offer('a', 1)])).toBeNull();
  expect(netsOf(findSameHeadlinePair([unlicensed, offer('a', 1), offer('a', 2)]))).toEqual([2, 1]);
});

test('the better offer of the pair has a positive net, and the difference is visible in whole units', () => {
  const losses = [offer('a', -10), offer('a', -90)];
  expect(findSameHeadlinePair(losses)).toBeNull();
  expect(findSameHeadlinePair([offer('a', 0), offer('a', -90)])).toBeNull();
  expect(netsOf(findSameHeadlinePair([...losses, offer('b', 5), offer('b', 4)]))).toEqual([5, 4]);
  expect(findSameHeadlinePair([offer('a', 5.1), offer('a', 4.9)])).toBeNull();
});
