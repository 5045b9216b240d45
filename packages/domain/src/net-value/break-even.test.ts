import { expect, test } from 'vitest';
import { type OfferTerms, offerTermsSchema } from '../offers/offer-terms.ts';
import { breakEvenCurve, breakEvenMultiplier, mainMultiplier, withMultiplier } from './break-even.ts';
import { averageResult, buildWageringModel, getNetValue, NET_ASSUMPTIONS } from './net-value.ts';

const match = (terms: Partial<OfferTerms>): OfferTerms =>
  offerTermsSchema.parse({ kind: 'match', currency: 'EUR', matchPercent: 210, maxBonus: 500_00, ...terms });

test('the break-even multiplier of a bonus does not depend on its own multiplier', () => {
  for (const wagerTimes of [0, 15, 35]) expect(breakEvenMultiplier(match({ wagerTimes }), 100_00)).toBe(25);
});

test('spins with the same multiplier do not change the break-even multiplier', () => {
  const terms = match({ wagerTimes: 35, freeSpins: { count: 100, spinValue: 10, wagerTimes: 35 } });
  expect(breakEvenMultiplier(terms, 100_00)).toBe(25);
});

test('spins with a different multiplier keep theirs', () => {
  const terms = match({
    matchPercent: 200,
    wagerTimes: 35,
    freeSpins: { count: 100, spinValue: 10, wagerTimes: 40 },
  });
  // The spins' own wagering leaves 200 + 9.60 − 9.60 × 40 × 4 % = 194.24. Each multiple costs 200 × 4 % = 8.
  expect(breakEvenMultiplier(terms, 100_00)).toBe(24.28);
});

test('including the deposit in the wagering lowers the break-even multiplier, a lower house edge raises it', () => {
  const terms = match({ matchPercent: 100, wagerBase: 'bonus-and-deposit' });
  expect(breakEvenMultiplier(terms, 100_00)).toBe(12.5);
  expect(breakEvenMultiplier(terms, 100_00, { ...NET_ASSUMPTIONS, edge: 0.02 })).toBe(25);
});

test('a spins-only offer uses the spins’ multiplier', () => {
  const terms = offerTermsSchema.parse({
    kind: 'free-spins-only',
    currency: 'EUR',
    freeSpins: { count: 50, spinValue: 20, wagerTimes: 40 },
  });
  expect(mainMultiplier(terms)).toBe(40);
  expect(breakEvenMultiplier(terms, 100_00)).toBe(25);
});

test('an offer without a bonus or without a wagering cost has no break-even multiplier', () => {
  expect(breakEvenMultiplier(match({ stickiness: 'sticky' }), 100_00)).toBeNull();
  expect(breakEvenMultiplier({ ...match({}), matchPercent: 0 }, 100_00)).toBeNull();
  expect(breakEvenMultiplier(match({ wagerTimes: 35 }), 100_00, { ...NET_ASSUMPTIONS, edge: 0 })).toBeNull();
});

test('the break-even multiplier exists without a disclosed multiplier, but needs every other term', () => {
  expect(breakEvenMultiplier(match({ undisclosed: ['wagerTimes'] }), 100_00)).toBe(25);
  expect(breakEvenMultiplier(match({ undisclosed: ['maxBonus'] }), 100_00)).toBeNull();
  expect(breakEvenCurve(match({ undisclosed: ['maxBonus'] }), 100_00)).toEqual([]);
});

test('the curve falls from the gross value to the floor, and its average is never below the net value on the offer card', () => {
  const terms = match({ wagerTimes: 15 });
  const curve = breakEvenCurve(terms, 100_00);
  expect(curve).toHaveLength(51);
  expect(curve[0]).toEqual({ times: 0, displayedNet: 210_00, average: 210_00, finishOfTen: 10 });
  expect(curve[15]?.displayedNet).toBe(84_00);
  expect(curve[25]?.displayedNet).toBe(0);
  expect(curve[35]?.displayedNet).toBe(-84_00);
  expect(curve[50]?.displayedNet).toBe(-100_00);
  for (const { displayedNet, average } of curve) expect(average).toBeGreaterThanOrEqual(displayedNet - 1e-6);
});

test('the curve can extend to a higher multiplier', () => {
  expect(breakEvenCurve(match({}), 100_00, NET_ASSUMPTIONS, 60).at(-1)?.times).toBe(60);
});

test('setting an offer to its own multiplier does not change its net value', () => {
  const terms = match({ wagerTimes: 35, freeSpins: { count: 10, spinValue: 10, wagerTimes: 5 } });
  expect(getNetValue(withMultiplier(terms, 35), 100_00)).toEqual(getNetValue(terms, 100_00));
});

test('the curve’s average is within five cents of the offer’s average, for large and small stakes', () => {
  for (const stake of [10, 1_00, 5_00]) {
    const assumptions = { ...NET_ASSUMPTIONS, stake };
    const curve = breakEvenCurve(match({ stickiness: 'sticky', wagerTimes: 1 }), 100_00, assumptions);
    for (const times of [1, 15, 35, 50]) {
      const terms = match({ stickiness: 'sticky', wagerTimes: times });
      const average = averageResult(buildWageringModel(terms, 100_00, assumptions));
      expect(curve[times]?.average).toBeCloseTo(average, -1);
    }
  }
});
