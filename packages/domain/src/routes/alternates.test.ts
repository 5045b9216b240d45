import { expect, test } from 'vitest';
import { listAlternates } from './alternates.ts';

test('a page in all markets is offered in each language, and to others in the default one', () => {
  expect(listAlternates(['dk', 'no', 'se', 'fi'])).toEqual([
    { hreflang: 'fi', market: 'fi' },
    { hreflang: 'sv', market: 'se' },
    { hreflang: 'no', market: 'no' },
    { hreflang: 'nb', market: 'no' },
    { hreflang: 'da', market: 'dk' },
    { hreflang: 'x-default', market: 'fi' },
  ]);
});

test('a page that the default market lacks is offered to others in the first that has it', () => {
  expect(listAlternates(['no', 'se']).at(-1)).toEqual({ hreflang: 'x-default', market: 'se' });
});

test('a page without a counterpart has no alternate', () => {
  expect(listAlternates(['se'])).toEqual([]);
  expect(listAlternates([])).toEqual([]);
});
