import { expect, test } from 'vitest';
import {
  listAllCasinosSection,
  listEditorialPositions,
  listRecommended,
  orderCasinos,
} from './casino-order.ts';

const casino = (
  slug: string,
  flags: { recommended?: boolean; hideFromListing?: boolean; isUnlicensed?: boolean } = {},
) => ({
  casino: slug,
  recommended: false,
  hideFromListing: false,
  ...flags,
});
const slugs = (casinos: { casino: string }[]) => casinos.map((entry) => entry.casino);

test('in the fi list Joki Casino, Flamez Casino and Klikki Casino come first', () => {
  const casinos = ['a', 'klikki-casino', 'b', 'joki-casino', 'flamez-casino', 'c'].map((slug) =>
    casino(slug),
  );
  expect(slugs(orderCasinos(casinos, 'fi'))).toEqual([
    'joki-casino',
    'flamez-casino',
    'klikki-casino',
    'a',
    'b',
    'c',
  ]);
  expect(slugs(orderCasinos(casinos, 'se'))).toEqual(slugs(casinos));
});

test('the "all" list excludes seven casinos by name and every entry flagged hideFromListing', () => {
  const excluded = [
    'winz-casino',
    '247-bet',
    'rizzio-casino',
    'kiekka-casino',
    'boost-casino',
    'ninja-casino',
    'speedz-casino',
  ];
  const casinos = [
    ...excluded.map((slug) => casino(slug)),
    casino('hidden', { hideFromListing: true }),
    casino('casinoist'),
    casino('joki-casino'),
  ];
  expect(slugs(listAllCasinosSection(casinos, 'fi'))).toEqual(['joki-casino', 'casinoist']);
  expect(slugs(listAllCasinosSection(casinos, 'dk'))).toEqual(['casinoist', 'joki-casino']);
});

test('the fi recommended section is ordered Winz, Rizzio, Speedz, Casinoist, Kiekka, 247 Bet, then the rest', () => {
  const casinos = [
    'x',
    '247-bet',
    'kiekka-casino',
    'casinoist',
    'speedz-casino',
    'rizzio-casino',
    'winz-casino',
    'y',
  ].map((slug) => casino(slug, { recommended: true }));
  expect(slugs(listRecommended([...casinos, casino('not-recommended')], 'fi'))).toEqual([
    'winz-casino',
    'rizzio-casino',
    'speedz-casino',
    'casinoist',
    'kiekka-casino',
    '247-bet',
    'x',
    'y',
  ]);
  expect(slugs(listRecommended(casinos, 'no'))).toEqual(slugs(casinos));
});

test('lists the casinos whose position is an editorial decision', () => {
  const casinos = [
    casino('a'),
    casino('klikki-casino'),
    casino('winz-casino', { recommended: true }),
    casino('hidden', { hideFromListing: true }),
    casino('joki-casino'),
    casino('b', { recommended: true }),
  ];
  const { pinned, recommended, excluded } = listEditorialPositions(casinos, 'fi');
  expect(slugs(pinned)).toEqual(['joki-casino', 'klikki-casino']);
  expect(slugs(recommended)).toEqual(['winz-casino', 'b']);
  expect(slugs(excluded)).toEqual(['winz-casino', 'hidden']);
  expect(listEditorialPositions(casinos, 'no').pinned).toEqual([]);
});

test('the list of all casinos shows those that other sections drop for want of a licence', () => {
  const casinos = [casino('winz-casino', { isUnlicensed: true }), casino('rizzio-casino'), casino('a')];
  expect(slugs(listAllCasinosSection(casinos, 'se'))).toEqual(['winz-casino', 'a']);
});
