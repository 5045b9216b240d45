import { expect, test } from 'vitest';
import { listAlternates } from './alternates.ts';

test('a page in all markets has an alternate for each language, and the default market as x-default', () => {
  expect(listAlternates(['dk', 'no', 'se', 'fi'])).toEqual([
    { hreflang: 'fi', market: 'fi' },
    { hreflang: 'sv', market: 'se' },
    { hreflang: 'no', market: 'no' },
    { hreflang: 'nb', market: 'no' },
    { hreflang: 'da', market: 'dk' },
    { hreflang: 'x-default', market: 'fi' },
  ]);
});

test('x-default is the first market with the page if the default market does not have it', () => {
  expect(listAlternates(['no', 'se']).at(-1)).toEqual({ hreflang: 'x-default', market: 'se' });
});

test('a page in a single market has no alternates', () => {
  expect(listAlternates(['se'])).toEqual([]);
  expect(listAlternates([])).toEqual([]);
});
