import { expect, test } from 'vitest';
import { navigationHref } from './navigation.ts';

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
