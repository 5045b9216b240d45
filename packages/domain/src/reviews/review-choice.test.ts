import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyFilter, NO_FILTER, parseFilter } from '../catalogue/listing-filter.ts';
import {
  ALL_REVIEWS,
  isChosen,
  parseReviewChoice,
  REVIEW_SORTS,
  type ReviewChoice,
  writeReviewChoice,
} from './review-choice.ts';

const LICENCES = ['mga', 'curacao', 'swedish', 'danish'] as const;
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary', minLength: 75, maxLength: 90 }),
  fc.constantFrom('', 'Lærke spil', '100 % & mehr', `${'x'.repeat(79)} y`, `${'x'.repeat(79)}😀`),
);
const anyKey = fc.constantFrom('search', 'license', 'sort', 'x');
/** Any choice that a URL can produce. */
const anyChoice: fc.Arbitrary<ReviewChoice> = fc.record({
  search: anyText.map((search) => parseReviewChoice(new URLSearchParams({ search }), []).search),
  license: fc.constantFrom('all', ...LICENCES),
  sort: fc.constantFrom(...REVIEW_SORTS),
});

describe('the query string', () => {
  test('survives a round trip, and omits defaults', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        const written = writeReviewChoice(choice).toString();
        expect(parseReviewChoice(new URLSearchParams(written), LICENCES)).toEqual(choice);
      }),
    );
    expect(writeReviewChoice(ALL_REVIEWS).toString()).toBe('');
    expect(writeReviewChoice({ ...ALL_REVIEWS, sort: 'newest' }).toString()).toBe('sort=newest');
  });

  test('never fails: unknown values become the default', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyKey, anyText)), (query) => {
        const choice = parseReviewChoice(new URLSearchParams(query), LICENCES);
        expect(REVIEW_SORTS).toContain(choice.sort);
        expect(['all', ...LICENCES]).toContain(choice.license);
      }),
    );
    expect(
      parseReviewChoice(new URLSearchParams('sort=best&license=danish&search=%20Winz%20'), LICENCES),
    ).toEqual({
      search: 'Winz',
      license: 'danish',
      sort: 'rating',
    });
  });

  test('ignores a licence that no review of the market has', () => {
    expect(parseReviewChoice(new URLSearchParams('license=danish'), ['mga']).license).toBe('all');
  });
});

describe('isChosen', () => {
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
  ] as const)('with %o, for Joki Casino with a Swedish licence, is %s', (choice, expected) => {
    expect(isChosen(joki, { ...ALL_REVIEWS, ...choice })).toBe(expected);
  });
});

describe('the search works as in the casino list', () => {
  test('it parses the query string in the same way', () => {
    fc.assert(
      fc.property(anyText, (search) => {
        const params = new URLSearchParams({ search });
        expect(parseReviewChoice(params, []).search).toBe(parseFilter(params).search);
      }),
    );
  });

  test('it finds the same names', () => {
    const anyName = fc.oneof(anyText, fc.constantFrom('Joki Casino', 'Joki\u00a0Casino', 'LÆRKESPIL'));
    const casino = { casino: '', bonus: '', rating: 8, features: [], category: [], net: 0 };
    fc.assert(
      fc.property(anyName, fc.oneof(anyText, fc.constantFrom('joki c', 'ÆR')), (name, search) => {
        const listed = { ...casino, name, exclusiveOffer: false, hideFromListing: false };
        expect(isChosen({ name, licence: 'mga' }, { ...ALL_REVIEWS, search })).toBe(
          applyFilter([listed], { ...NO_FILTER, search }).length === 1,
        );
      }),
    );
  });
});
