import { expect, test } from 'vitest';
import { findSameHeadline } from './same-headline.ts';

const offer = (bonus: string, net: number | null) => ({ bonus, net });

test('the pair with the same headline and the widest gap is found, the better one first', () => {
  const offers = [
    offer('200 % jopa 500 €', -84),
    offer('100 % jopa 100 €', 10),
    offer('200\u00a0% jopa 500\u00a0€', 84),
    offer('100 % jopa 100 €', 60),
    offer('200 % jopa 500 €', null),
    offer('300 %', 500),
  ];
  expect(findSameHeadline(offers)?.map(({ net }) => net)).toEqual([84, -84]);
});

test('there is no pair unless two offers have the same headline and different nets', () => {
  expect(findSameHeadline([offer('a', 1), offer('b', 2), offer('a', null)])).toBeNull();
  expect(findSameHeadline([offer('a', 1), offer('a', 1)])).toBeNull();
  expect(findSameHeadline([])).toBeNull();
});
