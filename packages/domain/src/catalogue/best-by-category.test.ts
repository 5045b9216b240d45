import { expect, test } from 'vitest';
import { BEST_CATEGORIES, findBestOf } from './best-by-category.ts';

const buildCasino = (casino: string, overrides = {}) => ({
  casino,
  name: casino,
  bonus: '100 % opptil 1 000 kr',
  rating: 8,
  features: [] as string[],
  category: [],
  exclusiveOffer: false,
  hideFromListing: false,
  isNew: false,
  net: 100 as number | null,
  ...overrides,
});

const CASINOS = [
  buildCasino('plain', { net: 500 }),
  buildCasino('quick', { net: 300, features: ['Hurtigcasino'] }),
  buildCasino('slower-net', { net: 200, features: ['Hurtigcasino'], rating: 10 }),
  buildCasino('big', { net: 50, bonus: '200 % opptil 5 000 kr' }),
  buildCasino('spins', { net: 40, features: ['Gratisspinn'] }),
  buildCasino('new', { net: 10, isNew: true, rating: 9 }),
  buildCasino('new-with-more-net', { net: 30, isNew: true, rating: 7 }),
];

test('each category has the casino with the highest net, and the newcomers the highest rating', () => {
  expect(BEST_CATEGORIES.map((category) => findBestOf(category, CASINOS)?.casino)).toEqual([
    'plain',
    'quick',
    'big',
    'spins',
    'new',
  ]);
});

test('one casino can be the best of every category', () => {
  const best = buildCasino('best', {
    net: 900,
    rating: 10,
    isNew: true,
    bonus: '300 % opptil 9 000 kr',
    features: ['Hurtigcasino', 'Gratisspinn'],
  });
  const all = [...CASINOS, best];
  expect(BEST_CATEGORIES.map((category) => findBestOf(category, all)?.casino)).toEqual(
    Array.from({ length: 5 }, () => 'best'),
  );
});

test.each([
  ['costs more than it gives', { net: -1 }],
  ['gives nothing', { net: 0 }],
  ['has unknown terms', { net: null }],
  ['is hidden from the listing', { hideFromListing: true }],
  ['is not promoted in the market', { isUnlicensed: true }],
])('a casino whose offer %s is never the best', (_, overrides) => {
  expect(findBestOf('net', [buildCasino('only', overrides)])).toBeUndefined();
  expect(findBestOf('newcomer', [buildCasino('only', { isNew: true, ...overrides })])).toBeUndefined();
});
