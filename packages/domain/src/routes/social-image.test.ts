import { describe, expect, test } from 'vitest';
import { MARKETS } from '../markets/market.ts';
import { CATEGORY_PAGES } from './category.ts';
import type { Route } from './routes.ts';
import { parseSocialImage, socialImagePath } from './social-image.ts';

describe('the picture of a page', () => {
  test.each([
    [{ page: 'quick-casinos' }, 'fi', '/og/fi/pikakasinot.png'],
    [{ page: 'quick-casinos' }, 'dk', '/og/dk/hurtige-casinoer.png'],
    [{ page: 'review', slug: 'casinoist' }, 'se', '/og/se/kasino/casinoist.png'],
    [{ page: 'review', slug: 'kiekka-casino' }, 'no', '/og/no/kasino/kiekka-kasino.png'],
    [{ page: 'review', slug: 'lærkespil' }, 'dk', '/og/dk/kasino/l%C3%A6rkespil.png'],
  ] as const)('of %o in %s is at %s', (route, market, address) => {
    expect(socialImagePath(route, market)).toBe(address);
  });

  test.each([{ page: 'home' }, { page: 'reviews' }, { page: 'demo-game', game: 'x' }] as const)(
    'of %o is the one of the site',
    (route) => {
      expect(socialImagePath(route, 'fi')).toBe('/og-image.png');
    },
  );
});

describe('the page of a picture', () => {
  test('is found by its address, for every category and for reviews of any name', () => {
    const reviews = ['casinoist', 'kiekka-casino', 'lærkespil', '100%-bet'].map((slug) => ({
      page: 'review' as const,
      slug,
    }));
    for (const market of MARKETS) {
      for (const route of [...CATEGORY_PAGES.map((page) => ({ page })), ...reviews] satisfies Route[]) {
        expect(parseSocialImage(socialImagePath(route, market))).toEqual({ market, route });
      }
    }
  });

  test('is found where the letters of its address came as they are', () => {
    expect(parseSocialImage('/og/dk/kasino/lærkespil.png')).toEqual({
      market: 'dk',
      route: { page: 'review', slug: 'lærkespil' },
    });
  });

  test.each([
    ['another name of the page', '/og/fi/snabbcasinon.png'],
    ['a slug that has a path name of its own', '/og/fi/kasino/kiekka-casino.png'],
    ['another code of the language', '/og/sv/snabbcasinon.png'],
    ['capital letters', '/og/FI/pikakasinot.png'],
    ['a slash more', '/og/fi/pikakasinot/.png'],
    ['a page without a picture of its own', '/og/fi/kasinoarvostelut.png'],
    ['no page', '/og/fi/ei-ole.png'],
    ['another kind of file', '/og/fi/pikakasinot.jpg'],
    ['no text', '/og/fi/kasino/%E0%A4%A.png'],
  ])('is not found by %s', (_, address) => {
    expect(parseSocialImage(address)).toBeNull();
  });
});
