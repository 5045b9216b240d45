import { expect, test } from 'vitest';
import type { Listing } from '../catalogue/casino.ts';
import type { MarketMode } from '../markets/market-settings.ts';
import { listPlaceProblems } from './place-problems.ts';
import { type PlacesInput, placesSchema } from './places.ts';

const listing = (casino: string, overrides: Partial<Listing> = {}) => ({
  casino,
  category: [],
  features: [],
  isNew: false,
  hideFromListing: false,
  licence: { type: 'swedish' as const },
  ...overrides,
});
const listings = [
  ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((casino) => listing(casino)),
  listing('hidden', { hideFromListing: true }),
  listing('quick', { category: ['pikakasino'] }),
  listing('foreign', { licence: { type: 'mga' } }),
];
const listReasons = (places: PlacesInput, mode: MarketMode = 'commercial') =>
  listPlaceProblems(placesSchema.parse(places), listings, { market: 'se', mode }).map(
    ({ path, casino, reason }) => `${path} ${casino} ${reason}`,
  );

test('reports every place of a casino that the market does not list', () => {
  expect(
    listReasons({
      leading: ['a', 'x'],
      recommended: ['x', 'b'],
      categories: { 'quick-casinos': ['quick', 'x'] },
      featuredCasino: 'x',
      monthCasino: 'x',
    }),
  ).toEqual([
    'leading x not-listed',
    'recommended x not-listed',
    'categories.quick-casinos x not-listed',
    'featuredCasino x not-listed',
    'monthCasino x not-listed',
  ]);
});

test('a casino that is left out needs no listing', () => {
  expect(listReasons({ leftOut: ['x'] })).toEqual([]);
});

test('reports a leading casino that lists hide, and one that is not of the category', () => {
  expect(listReasons({ leading: ['hidden'], recommended: ['hidden'] })).toEqual(['leading hidden hidden']);
  expect(listReasons({ categories: { 'quick-casinos': ['a'], 'mga-licence': ['quick'] } })).toEqual([
    'categories.quick-casinos a other-category',
    'categories.mga-licence quick other-category',
  ]);
});

test('reports a casino that the home page shows nowhere', () => {
  const recommended = ['b', 'c', 'd', 'e', 'f', 'g'];
  expect(listReasons({ leftOut: ['a'] })).toEqual(['leftOut a nowhere']);
  expect(listReasons({ leftOut: ['a'], recommended: ['a'] })).toEqual([]);
  expect(listReasons({ leftOut: ['a'], featuredCasino: 'a' })).toEqual([]);
  // The popup is not on the page.
  expect(listReasons({ leftOut: ['a'], monthCasino: 'a' })).toEqual(['leftOut a nowhere']);
  // The section has six.
  expect(listReasons({ leftOut: ['a'], recommended: [...recommended, 'a'] })).toEqual(['leftOut a nowhere']);
  expect(listReasons({ leftOut: ['a'], recommended: ['x', ...recommended.slice(1), 'a'] })).toEqual([
    'recommended x not-listed',
  ]);
  // It is hidden on purpose.
  expect(listReasons({ leftOut: ['hidden'] })).toEqual([]);
});

test('in a licensed-only market, a casino without its licence has no place, and is always in the list', () => {
  expect(listReasons({ leading: ['foreign'] }, 'licensed-only')).toEqual(['leading foreign no-licence']);
  expect(listReasons({ leftOut: ['foreign'] }, 'licensed-only')).toEqual([]);
  expect(listReasons({ leftOut: ['foreign'] })).toEqual(['leftOut foreign nowhere']);
});
