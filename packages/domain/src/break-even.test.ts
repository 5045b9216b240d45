import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakEvenTimes } from './break-even.ts';
import { getNetValue } from './net-value.ts';
import { type OfferTerms, offerTermsSchema } from './offer-terms.ts';

const match = (terms: Partial<OfferTerms>): OfferTerms =>
  offerTermsSchema.parse({ kind: 'match', currency: 'EUR', matchPercent: 200, maxBonus: 500_00, ...terms });

test('a bonus that is wagered alone breaks even at 25, whatever its own multiplier', () => {
  expect(breakEvenTimes(match({ wagerTimes: 35 }), 100_00)).toBeCloseTo(25, 9);
  expect(breakEvenTimes(match({ wagerTimes: 5 }), 250_00)).toBeCloseTo(25, 9);
});

test('a deposit that is wagered too lowers it', () => {
  const terms = match({ matchPercent: 100, wagerTimes: 10, wagerBase: 'bonus-and-deposit' });
  expect(breakEvenTimes(terms, 100_00)).toBeCloseTo(12.5, 9);
});

test('free spins raise it by their worth, less what their own wagering costs', () => {
  const freeSpins = { count: 100, spinValue: 10, wagerTimes: 35 };
  expect(breakEvenTimes(match({ wagerTimes: 35, freeSpins }), 100_00)).toBeCloseTo(24.52, 9);
});

test('without wagering, without enough terms, or with nothing to gain there is none', () => {
  expect(breakEvenTimes(match({}), 100_00)).toBeNull();
  expect(breakEvenTimes(match({ wagerTimes: 0 }), 100_00)).toBeNull();
  expect(breakEvenTimes(match({ untold: ['wagerTimes'] }), 100_00)).toBeNull();
  expect(breakEvenTimes(match({ wagerTimes: 5, stickiness: 'sticky' }), 100_00)).toBeNull();
  const costlySpins = { count: 10, spinValue: 10, wagerTimes: 40 };
  expect(
    breakEvenTimes(match({ wagerTimes: 5, stickiness: 'sticky', freeSpins: costlySpins }), 100_00),
  ).toBeNull();
  const spins = offerTermsSchema.parse({
    kind: 'free-spins-only',
    currency: 'EUR',
    wagerTimes: 10,
    freeSpins: { count: 50, spinValue: 10 },
  });
  expect(breakEvenTimes(spins, 100_00)).toBeNull();
});

test('at this multiplier nothing is left and nothing is lost', () => {
  fc.assert(
    fc.property(
      fc.record({
        matchPercent: fc.integer({ min: 10, max: 400 }),
        wagerTimes: fc.integer({ min: 1, max: 60 }),
        wagerBase: fc.constantFrom('bonus' as const, 'bonus-and-deposit' as const),
        stickiness: fc.constantFrom('cashable' as const, 'non-sticky' as const, 'sticky' as const),
      }),
      fc.constantFrom(50_00, 100_00, 250_00),
      (given, deposit) => {
        const terms = match({ ...given, freeSpins: { count: 20, spinValue: 10 } });
        const wagerTimes = breakEvenTimes(terms, deposit) ?? 0;
        const value = getNetValue({ ...terms, wagerTimes }, deposit);
        expect(value.state !== 'unknown' && Math.abs(value.beforeFloor)).toBeLessThan(0.01);
      },
    ),
  );
});
