import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyFilter, NO_FILTER, parseFilter } from '../catalogue/casino-filter.ts';
import {
  matchesReviewFilter,
  NO_REVIEW_FILTER,
  parseReviewFilter,
  REVIEW_SORTS,
  type ReviewFilter,
  toReviewFilterParams,
} from './review-filter.ts';

const LICENCES = ['mga', 'curacao', 'swedish', 'danish'] as const;
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary', minLength: 75, maxLength: 90 }),
  fc.constantFrom('', 'Lærke spil', '100 % & mehr', `${'x'.repeat(79)} y`, `${'x'.repeat(79)}😀`),
);
const anyKey = fc.constantFrom('search', 'license', 'sort', 'x');
/** Any filter that parsing a URL can return. */
const anyFilter: fc.Arbitrary<ReviewFilter> = fc.record({
  search: anyText.map((search) => parseReviewFilter(new URLSearchParams({ search }), []).search),
  license: fc.constantFrom('all', ...LICENCES),
  sort: fc.constantFrom(...REVIEW_SORTS),
});

describe('the query string', () => {
  test('survives a round trip, and omits defaults', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const query = toReviewFilterParams(filter).toString();
        expect(parseReviewFilter(new URLSearchParams(query), LICENCES)).toEqual(filter);
      }),
    );
    expect(toReviewFilterParams(NO_REVIEW_FILTER).toString()).toBe('');
    expect(toReviewFilterParams({ ...NO_REVIEW_FILTER, sort: 'newest' }).toString()).toBe('sort=newest');
  });

  test('never fails: unknown values become the default', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyKey, anyText)), (query) => {
        const filter = parseReviewFilter(new URLSearchParams(query), LICENCES);
        expect(REVIEW_SORTS).toContain(filter.sort);
        expect(['all', ...LICENCES]).toContain(filter.license);
      }),
    );
    expect(
      parseReviewFilter(new URLSearchParams('sort=best&license=danish&search=%20Winz%20'), LICENCES),
    ).toEqual({
      search: 'Winz',
      license: 'danish',
      sort: 'rating',
    });
  });

  test('ignores a licence that no review of the market has', () => {
    expect(parseReviewFilter(new URLSearchParams('license=danish'), ['mga']).license).toBe('all');
  });
});

describe('matchesReviewFilter', () => {
  const joki = { name: 'Joki\u00a0Casino', licence: 'swedish' } as const;
  test.each([
    [{}, true],
    [{ search: 'KI CAS' }, true],
    [{ search: 'jokicasino' }, false],
    [{ search: 'winz' }, false],
    [{ license: 'swedish' }, true],
    [{ license: 'mga' }, false],
    [{ license: 'swedish', search: 'winz' }, false],
    [{ license: 'mga', search: 'joki' }, false],
  ] as const)('for Joki Casino with a Swedish licence and %o is %s', (filter, expected) => {
    expect(matchesReviewFilter(joki, { ...NO_REVIEW_FILTER, ...filter })).toBe(expected);
  });
});

describe('the search works as in the casino list', () => {
  test('it parses the query string in the same way', () => {
    fc.assert(
      fc.property(anyText, (search) => {
        const params = new URLSearchParams({ search });
        expect(parseReviewFilter(params, []).search).toBe(parseFilter(params).search);
      }),
    );
  });

  test('it finds the same names', () => {
    const anyName = fc.oneof(anyText, fc.constantFrom('Joki Casino', 'Joki\u00a0Casino', 'LÆRKESPIL'));
    const casino = { casino: '', bonus: '', rating: 8, features: [], category: [], net: 0 };
    fc.assert(
      fc.property(anyName, fc.oneof(anyText, fc.constantFrom('joki c', 'ÆR')), (name, search) => {
        const listed = { ...casino, name, exclusiveOffer: false, hideFromListing: false };
        expect(matchesReviewFilter({ name, licence: 'mga' }, { ...NO_REVIEW_FILTER, search })).toBe(
          applyFilter([listed], { ...NO_FILTER, search }).length === 1,
        );
      }),
    );
  });
});
