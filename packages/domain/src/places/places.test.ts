import { expect, test } from 'vitest';
import { getCasinoPlaces, NO_PLACES, type PlacesInput, placesSchema, withPlaces } from './places.ts';

const places = placesSchema.parse({
  leading: ['joki-casino', 'klikki-casino'],
  recommended: ['winz-casino', 'joki-casino'],
  leftOut: ['winz-casino'],
  categories: { 'quick-casinos': ['klikki-casino', 'joki-casino'], 'wager-free': ['joki-casino'] },
});

const listProblems = (input: PlacesInput) =>
  placesSchema.safeParse(input).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

test('a casino knows its places, counted from 1', () => {
  expect(getCasinoPlaces(places, 'joki-casino')).toEqual({
    leading: 1,
    recommended: 2,
    categories: { 'quick-casinos': 2, 'wager-free': 1 },
  });
  expect(getCasinoPlaces(places, 'winz-casino')).toEqual({ recommended: 1, isLeftOut: true });
  expect(getCasinoPlaces(places, 'casinoist')).toBeUndefined();
});

test('only the casinos of the recommended list are recommended', () => {
  const isRecommended = (casino: string) => withPlaces({ casino }, places).recommended;
  expect(['winz-casino', 'joki-casino', 'klikki-casino', 'casinoist'].filter(isRecommended)).toEqual([
    'winz-casino',
    'joki-casino',
  ]);
});

test('without places a casino is in the default order and not recommended', () => {
  expect(withPlaces({ casino: 'joki-casino' }, NO_PLACES)).toEqual({
    casino: 'joki-casino',
    recommended: false,
  });
});

test('a casino is in a list only once', () => {
  expect(listProblems({ recommended: ['a', 'b', 'a'] })).toEqual([
    ['recommended', 'This list has a casino twice.'],
  ]);
  expect(listProblems({ categories: { 'mga-licence': ['a', 'a'] } })).toEqual([
    ['categories.mga-licence', 'This list has a casino twice.'],
  ]);
});

test('a casino cannot come first in the list of all casinos and be left out of it', () => {
  expect(listProblems({ leading: ['a', 'b'], leftOut: ['b'] })).toEqual([
    ['leftOut', 'A casino that comes first in the list of all casinos cannot be left out of it.'],
  ]);
});
