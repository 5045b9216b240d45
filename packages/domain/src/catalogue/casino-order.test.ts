import { expect, test } from 'vitest';
import type { CasinoPlaces } from './casino.ts';
import {
  listAllCasinosSection,
  listEditorialPositions,
  listRecommended,
  orderCasinos,
  orderCategory,
} from './casino-order.ts';

const casino = (slug: string, places: CasinoPlaces = {}, flags: { hideFromListing?: boolean } = {}) => ({
  casino: slug,
  recommended: places.recommended !== undefined,
  places,
  hideFromListing: false,
  ...flags,
});
const slugs = (casinos: { casino: string }[]) => casinos.map((entry) => entry.casino);

test('the leading casinos come first in their own order, the others follow in the order of their listings', () => {
  const casinos = [
    casino('a'),
    casino('third', { leading: 3 }),
    casino('b'),
    casino('first', { leading: 1 }),
  ];
  expect(slugs(orderCasinos(casinos))).toEqual(['first', 'third', 'a', 'b']);
  expect(slugs(orderCasinos([casino('a'), casino('b')]))).toEqual(['a', 'b']);
});

test('a category page has its own leading casinos', () => {
  const casinos = [
    casino('a', { leading: 1 }),
    casino('b', { categories: { 'quick-casinos': 2 } }),
    casino('c', { categories: { 'wager-free': 1, 'quick-casinos': 1 } }),
  ];
  expect(slugs(orderCategory(casinos, 'quick-casinos'))).toEqual(['c', 'b', 'a']);
  expect(slugs(orderCategory(casinos, 'wager-free'))).toEqual(['c', 'a', 'b']);
  expect(slugs(orderCategory(casinos, 'mga-licence'))).toEqual(['a', 'b', 'c']);
});

test('the "all" list omits the casinos that the editors left out, and hidden ones', () => {
  const casinos = [
    casino('left-out', { recommended: 1, isLeftOut: true }),
    casino('hidden', {}, { hideFromListing: true }),
    casino('a', { recommended: 2 }),
    casino('first', { leading: 1 }),
  ];
  expect(slugs(listAllCasinosSection(casinos))).toEqual(['first', 'a']);
});

test('the recommended section has its own order', () => {
  const casinos = [
    casino('a', { leading: 1 }),
    casino('second', { recommended: 2 }),
    casino('first', { recommended: 1, leading: 2 }),
  ];
  expect(slugs(listRecommended(casinos))).toEqual(['first', 'second']);
});

test('a casino that may not be recommended is not in the section', () => {
  expect(listRecommended([{ ...casino('a', { recommended: 1 }), recommended: false }])).toEqual([]);
});

test('lists the casinos whose position is an editorial decision', () => {
  const casinos = [
    casino('a'),
    casino('second', { leading: 2 }),
    casino('left-out', { recommended: 2, isLeftOut: true }),
    casino('hidden', { leading: 3 }, { hideFromListing: true }),
    casino('first', { leading: 1 }),
    casino('b', { recommended: 1 }),
  ];
  const { leading, recommended, excluded } = listEditorialPositions(casinos);
  expect(slugs(leading)).toEqual(['first', 'second']);
  expect(slugs(recommended)).toEqual(['b', 'left-out']);
  expect(slugs(excluded)).toEqual(['left-out', 'hidden']);
});
