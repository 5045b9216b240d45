import { expect, test } from 'vitest';
import { navigationHref, navigationSchema } from './navigation.ts';

test.each([
  ['/', 'no', '/no'],
  ['/#kaikki-kasinot', 'se', '/se#kaikki-kasinot'],
  ['/demopelit', 'no', '/no/demospill'],
  ['/demopelit/kultasuoni', 'dk', '/dk/demospil/kultasuoni'],
  ['/vastuuvapauslauseke', 'se', '/se/ansvarsfriskrivning'],
  ['/viron-lisensi', 'fi', '/fi/viron-lisenssi'],
  ['/nain-laskimme#ansainta', 'dk', '/dk/saadan-beregner-vi#ansainta'],
  ['/kasino/lærkespil', 'dk', '/dk/kasino/l%C3%A6rkespil'],
  ['/kasino/l%C3%A6rkespil', 'dk', '/dk/kasino/l%C3%A6rkespil'],
] as const)('the link %s in %s leads to %s', (path, market, href) => {
  expect(navigationHref(path, market)).toBe(href);
});

test('a group with an invalid link is rejected, even if its own link is valid', () => {
  const parse = (path: string) =>
    navigationSchema.safeParse({
      header: [{ label: 'Games', path: '/demopelit', submenu: [{ label: 'All', path }] }],
      footer: { site: [], about: [] },
    });
  expect(parse('/demopelit').success).toBe(true);
  expect(parse('/no-such-page').success).toBe(false);
});
