import { describe, expect, test } from 'vitest';
import { MARKETS } from '../markets/market.ts';
import { CATEGORY_PAGES } from './category.ts';
import type { Route } from './routes.ts';
import { parseSocialImage, socialImagePath } from './social-image.ts';

describe('the image of a page', () => {
  test.each([
    [{ page: 'quick-casinos' }, 'fi', '/og/fi/pikakasinot.png'],
    [{ page: 'quick-casinos' }, 'dk', '/og/dk/hurtige-casinoer.png'],
    [{ page: 'review', slug: 'casinoist' }, 'se', '/og/se/kasino/casinoist.png'],
    [{ page: 'review', slug: 'kiekka-casino' }, 'no', '/og/no/kasino/kiekka-kasino.png'],
    [{ page: 'review', slug: 'lærkespil' }, 'dk', '/og/dk/kasino/l%C3%A6rkespil.png'],
  ] as const)('of %o in %s is at %s', (route, market, path) => {
    expect(socialImagePath(route, market)).toBe(path);
  });

  test.each([{ page: 'home' }, { page: 'reviews' }, { page: 'demo-game', game: 'x' }] as const)(
    'of %o is the site’s default image',
    (route) => {
      expect(socialImagePath(route, 'fi')).toBe('/og-image.png');
    },
  );
});

describe('parseSocialImage', () => {
  test('finds the page of every category image and every review image', () => {
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

  test('accepts a path that is not percent-encoded', () => {
    expect(parseSocialImage('/og/dk/kasino/lærkespil.png')).toEqual({
      market: 'dk',
      route: { page: 'review', slug: 'lærkespil' },
    });
  });

  test.each([
    ['a path name from another market', '/og/fi/snabbcasinon.png'],
    ['a name that is not canonical', '/og/no/viron-lisensi.png'],
    ['the slug of a casino with a dedicated path', '/og/fi/kasino/kiekka-casino.png'],
    ['an alternative language code', '/og/sv/snabbcasinon.png'],
    ['capital letters', '/og/FI/pikakasinot.png'],
    ['an extra slash', '/og/fi/pikakasinot/.png'],
    ['a page without its own image', '/og/fi/kasinoarvostelut.png'],
    ['an unknown page', '/og/fi/ei-ole.png'],
    ['a different file type', '/og/fi/pikakasinot.jpg'],
    ['invalid percent-encoding', '/og/fi/kasino/%E0%A4%A.png'],
  ])('returns null for %s', (_, path) => {
    expect(parseSocialImage(path)).toBeNull();
  });
});
