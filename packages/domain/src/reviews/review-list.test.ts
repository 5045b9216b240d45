import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ListedReview, REVIEW_SORTS } from './review-filter.ts';
import { orderReviews, pickTeasers } from './review-list.ts';

const review = (overrides: Partial<ListedReview> & { casino: string }): ListedReview => ({
  name: overrides.casino,
  licence: 'mga',
  rating: 8,
  net: 0,
  updatedOn: '2025-11-01',
  ...overrides,
});
const slugs = (reviews: ListedReview[]) => reviews.map(({ casino }) => casino);

const anyReviews: fc.Arbitrary<ListedReview[]> = fc
  .array(
    fc.record({
      rating: fc.integer({ min: 68, max: 100 }).map((tenths) => tenths / 10),
      net: fc.option(fc.integer({ min: -100, max: 300 })),
      updatedOn: fc.constantFrom('2025-10-22', '2025-11-01', '2025-11-13'),
    }),
    { maxLength: 30 },
  )
  .map((list) => list.map((overrides, index) => review({ casino: `casino-${index}`, ...overrides })));

describe('order', () => {
  const reviews = [
    review({ casino: 'a', rating: 8.4, net: 10, updatedOn: '2025-11-13' }),
    review({ casino: 'b', rating: 9.5, net: null, updatedOn: '2025-11-12' }),
    review({ casino: 'c', rating: 9.5, net: -40, updatedOn: '2025-10-31' }),
    review({ casino: 'd', rating: 9, net: 10, updatedOn: '2025-11-13' }),
  ];
  test.each([
    ['rating', ['b', 'c', 'd', 'a']],
    ['net', ['d', 'a', 'c', 'b']],
    ['newest', ['d', 'a', 'b', 'c']],
  ] as const)('by %s, with ties sorted by rating', (sort, expected) => {
    expect(slugs(orderReviews(reviews, sort))).toEqual(expected);
  });

  test('contains every review exactly once', () => {
    fc.assert(
      fc.property(anyReviews, fc.constantFrom(...REVIEW_SORTS), (list, sort) => {
        expect(slugs(orderReviews(list, sort)).sort()).toEqual(slugs(list).sort());
      }),
    );
  });
});

describe('teasers', () => {
  const reviews = [
    review({ casino: 'best', rating: 9.8, updatedOn: '2025-10-01' }),
    review({ casino: 'featured', rating: 9, updatedOn: '2025-11-13' }),
    review({ casino: 'newest', rating: 7, updatedOn: '2025-11-12' }),
    review({ casino: 'newer', rating: 7, updatedOn: '2025-11-11' }),
    review({ casino: 'new', rating: 7, updatedOn: '2025-11-10' }),
    review({ casino: 'old', rating: 9, updatedOn: '2025-09-01' }),
  ];

  test('the featured casino is the lead, followed by the three newest', () => {
    const { lead, others } = pickTeasers(reviews, 'featured');
    expect(lead?.casino).toBe('featured');
    expect(slugs(others)).toEqual(['newest', 'newer', 'new']);
  });

  test('the best-rated casino is the lead if none is featured or the featured one has no review', () => {
    expect(pickTeasers(reviews, undefined).lead?.casino).toBe('best');
    expect(pickTeasers(reviews, 'not-reviewed').lead?.casino).toBe('best');
  });

  test('the lead is never among the others, and there is none without reviews', () => {
    fc.assert(
      fc.property(anyReviews, (list) => {
        const { lead, others } = pickTeasers(list, undefined);
        expect(others).not.toContain(lead);
        expect(others).toHaveLength(Math.min(3, Math.max(0, list.length - 1)));
      }),
    );
    expect(pickTeasers([], 'featured')).toEqual({ lead: undefined, others: [] });
  });
});
