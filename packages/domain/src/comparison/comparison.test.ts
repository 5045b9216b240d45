import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type OfferTerms, offerTermsSchema } from '../offers/offer-terms.ts';
import { toSlug } from '../shared/slug.ts';
import {
  COMPARISON_PARAM,
  comparableWagering,
  findBest,
  findExtreme,
  formatComparisonQuery,
  parseComparison,
  parseDifferences,
} from './comparison.ts';
import { COMPARISON_LIMIT } from './comparison-limit.ts';

const acceptAll = (_slug: string) => true;
const parse = (query: string, isKnown = acceptAll) => parseComparison(new URLSearchParams(query), isKnown);

describe('the query string', () => {
  test('survives a round trip', () => {
    const slug = fc
      .string({ maxLength: 20 })
      .map(toSlug)
      .filter((text) => text !== '');
    fc.assert(
      fc.property(fc.uniqueArray(slug, { maxLength: COMPARISON_LIMIT }), (slugs) => {
        expect(parse(formatComparisonQuery(slugs))).toEqual(slugs);
      }),
    );
  });

  test('always parses into at most four distinct known slugs', () => {
    const pieces = fc.constantFrom(',', 'a', 'b', 'x', 'Ä', ' ', '.', '%', '\0', '\ud800', '<script>', '🎰');
    const anyText = fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(anyText, (text) => {
        const slugs = parseComparison(
          new URLSearchParams([[COMPARISON_PARAM, text]]),
          (known) => known !== 'x',
        );
        expect(slugs.length).toBeLessThanOrEqual(COMPARISON_LIMIT);
        expect(new Set(slugs).size).toBe(slugs.length);
        expect(slugs).not.toContain('');
        expect(slugs).not.toContain('x');
      }),
    );
  });

  test('drops unknown and repeated casinos before it applies the limit of four', () => {
    const isKnown = (slug: string) => slug.length === 1;
    expect(parse('kasinot=a,zz,a,b,,c,yy,d,e', isKnown)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('accepts a repeated parameter, and names instead of slugs', () => {
    expect(parse('kasinot=a,b&kasinot=c&deposit=50')).toEqual(['a', 'b', 'c']);
    expect(parse('kasinot=Kiekka Casino,247%20Bet')).toEqual(['kiekka-casino', '247-bet']);
    expect(parse('')).toEqual([]);
  });

  test('contains unescaped commas, and is empty without casinos', () => {
    expect(formatComparisonQuery(['a', 'köli-spins'])).toBe('?kasinot=a,k%C3%B6li-spins');
    expect(formatComparisonQuery([])).toBe('');
  });

  test('includes a chosen deposit', () => {
    expect(formatComparisonQuery(['a', 'b'], '50')).toBe('?kasinot=a,b&deposit=50');
    expect(formatComparisonQuery([], '50')).toBe('?deposit=50');
  });
});

describe('only differences', () => {
  test('survives a round trip', () => {
    const query = formatComparisonQuery(['a', 'b'], '50', true);
    expect(query).toBe('?kasinot=a,b&deposit=50&differences=1');
    expect(parseDifferences(new URLSearchParams(query))).toBe(true);
    expect(parseDifferences(new URLSearchParams(formatComparisonQuery(['a', 'b'])))).toBe(false);
  });

  test.each(['', 'differences', 'differences=', 'differences=0', 'differences=<script>'])(
    'is off with ?%s',
    (query) => {
      expect(parseDifferences(new URLSearchParams(query))).toBe(false);
    },
  );
});

describe('the best cells of a row', () => {
  const best = (...args: Parameters<typeof findBest>) => [...findBest(...args)];

  test('have the highest net or the lowest wagering', () => {
    expect(best('net', [-84, 100, 84])).toEqual([1]);
    expect(best('wagering', [35, 15, 0])).toEqual([2]);
  });

  test('include ties', () => {
    expect(best('rating', [9.1, 9.8, 9.8])).toEqual([1, 2]);
  });

  test('never include an unknown value', () => {
    expect(best('minDeposit', [null, 20, 10])).toEqual([2]);
    expect(best('net', [null, -50, -20])).toEqual([2]);
  });

  test('do not exist if all known values are equal or only one is known', () => {
    expect(best('validDays', [30, 30, 30])).toEqual([]);
    expect(best('validDays', [30, null, 30])).toEqual([]);
    expect(best('validDays', [30, null])).toEqual([]);
    expect(best('validDays', [null, null])).toEqual([]);
    expect(best('validDays', [])).toEqual([]);
  });

  test('findExtreme finds the lowest values by the same rules', () => {
    expect([...findExtreme([-84, 100, null, -84], 'min')]).toEqual([0, 3]);
  });
});

describe('wagering', () => {
  const terms = (overrides: Partial<OfferTerms>) =>
    offerTermsSchema.parse({ kind: 'match', currency: 'EUR', ...overrides });

  test('on the same base is compared by its multiplier', () => {
    expect(comparableWagering([terms({ wagerTimes: 15 }), terms({ wagerTimes: 35 })])).toEqual([15, 35]);
  });

  test('on different bases is comparable only with an offer without wagering', () => {
    const mixed = [
      terms({ wagerTimes: 10, wagerBase: 'bonus-and-deposit' }),
      terms({ wagerTimes: 15 }),
      terms({}),
    ];
    expect([...findBest('wagering', comparableWagering(mixed))]).toEqual([2]);
    expect([...findBest('wagering', comparableWagering(mixed.slice(0, 2)))]).toEqual([]);
  });

  test('of a spins-only offer counts as a separate base', () => {
    const spins = terms({
      kind: 'free-spins-only',
      freeSpins: { count: 10, spinValue: 10, wagerTimes: 5 },
    });
    expect([...findBest('wagering', comparableWagering([spins, terms({ wagerTimes: 15 })]))]).toEqual([]);
    expect(comparableWagering([spins])).toEqual([5]);
  });

  test('that is undisclosed is unknown', () => {
    expect(comparableWagering([undefined, terms({ undisclosed: ['wagerTimes'] })])).toEqual([null, null]);
  });
});
