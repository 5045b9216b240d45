import { expect, test } from 'vitest';
import { formatTermsHref, parseTermsFilter, type TermsFilter } from './terms-filter.ts';

const parse = (href: string) => parseTermsFilter(new URL(href, 'https://studio.example').searchParams);

test.each<TermsFilter>([
  { market: null, state: 'changed', page: 1 },
  { market: 'se', state: 'no address', page: 3 },
])('an address states the filter: %o', (filter) => {
  expect(parse(formatTermsHref(filter))).toEqual(filter);
});

test('unknown values become the default', () => {
  expect(parse('/admin/terms?market=xx&state=lost&page=-2')).toEqual({
    market: null,
    state: 'changed',
    page: 1,
  });
});
