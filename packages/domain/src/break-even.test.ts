import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakEvenTimes } from './break-even.ts';
import { getNetValue } from './net-value.ts';
import { type OfferTerms, offerTermsSchema } from './offer-terms.ts';

const termsOf = (terms: object): OfferTerms =>
  offerTermsSchema.parse({ kind: 'match', currency: 'EUR', matchPercent: 200, wagerTimes: 35, ...terms });
const breakEvenOf = (terms: object) => breakEvenTimes(termsOf(terms), 100_00);

test('a bonus that is wagered alone breaks even at 25', () => {
  expect(breakEvenOf({})).toBeCloseTo(25);
  expect(breakEvenOf({ freeSpins: { count: 100, spinValue: 10, wagerTimes: 35 } })).toBeCloseTo(25);
});

test('where the deposit is wagered too it is lower', () => {
  expect(breakEvenOf({ matchPercent: 100, wagerBase: 'bonus-and-deposit' })).toBeCloseTo(12.5);
});

test('spins under a multiplier of their own raise or lower it', () => {
  expect(breakEvenOf({ freeSpins: { count: 100, spinValue: 10 } })).toBeCloseTo(209.6 / 8);
  expect(breakEvenOf({ freeSpins: { count: 100, spinValue: 10, wagerTimes: 50 } })).toBeCloseTo(190.4 / 8);
});

test('spins alone break even at 25', () => {
  const freeSpins = { count: 50, spinValue: 20, wagerTimes: 40 };
  expect(breakEvenOf({ kind: 'free-spins-only', wagerTimes: undefined, freeSpins })).toBeCloseTo(25);
  expect(breakEvenOf({ kind: 'free-spins-only', wagerTimes: 0, freeSpins })).toBeCloseTo(25);
});

test('a sticky bonus without spins never breaks even', () => {
  expect(breakEvenOf({ stickiness: 'sticky' })).toBe(0);
});

test('an offer that is not wagered has no such multiplier', () => {
  expect(breakEvenOf({ wagerTimes: 0 })).toBeNull();
  expect(breakEvenOf({ wagerTimes: undefined })).toBeNull();
});

test('wagered so many times, what is left is nothing', () => {
  fc.assert(
    fc.property(
      fc.record({
        matchPercent: fc.integer({ min: 10, max: 400 }),
        wagerTimes: fc.integer({ min: 1, max: 60 }),
        wagerBase: fc.constantFrom('bonus', 'bonus-and-deposit'),
        stickiness: fc.constantFrom('cashable', 'non-sticky'),
      }),
      fc.integer({ min: 10_00, max: 500_00 }),
      (terms, deposit) => {
        const value = getNetValue(
          { ...termsOf(terms), wagerTimes: breakEvenTimes(termsOf(terms), deposit) ?? 0 },
          deposit,
        );
        expect(value.state === 'unknown' ? null : value.beforeFloor).toBeCloseTo(0, 2);
      },
    ),
  );
});
