import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type OfferTerms, offerTermsSchema } from '../offers/offer-terms.ts';
import { buildNetSum } from './net-sum.ts';
import { getNetValue } from './net-value.ts';

const match = (terms: Partial<OfferTerms>): OfferTerms =>
  offerTermsSchema.parse({ kind: 'match', currency: 'EUR', matchPercent: 200, maxBonus: 500_00, ...terms });

test('200 + 10 − 294 = −84, of 7 336 to be wagered', () => {
  const terms = match({ wagerTimes: 35, freeSpins: { count: 100, spinValue: 10, wagerTimes: 35 } });
  expect(buildNetSum(terms, 100_00)).toEqual({
    bonus: 200_00,
    spins: 10_00,
    overCap: 0,
    gross: 210_00,
    turnover: 7_336_00,
    cost: 294_00,
    taken: 0,
    spared: 0,
    net: -84_00,
  });
});

test('the cut of a cap, the bonus taken back and the loss that the floor prevents have their own lines', () => {
  expect(buildNetSum(match({ winCap: 50_00 }), 100_00)).toMatchObject({ overCap: 150_00, gross: 50_00 });
  expect(buildNetSum(match({ wagerTimes: 5, stickiness: 'sticky' }), 100_00)).toMatchObject({
    gross: 200_00,
    cost: 40_00,
    taken: 200_00,
    net: -40_00,
  });
  expect(buildNetSum(match({ wagerTimes: 50 }), 100_00)).toMatchObject({ cost: 400_00, spared: 100_00 });
  expect(buildNetSum(match({ wagerTimes: 35, stickiness: 'non-sticky' }), 100_00)).toMatchObject({
    spared: 80_00,
    net: 0,
  });
});

test('half a unit is rounded away from zero, below zero as above', () => {
  // 10 − 10 × 26.25 × 4 % = −0.50
  const terms = match({ matchPercent: 50, wagerTimes: 26.25 });
  expect(getNetValue(terms, 20_00)).toMatchObject({ net: -50 });
  expect(buildNetSum(terms, 20_00)).toMatchObject({ gross: 10_00, cost: 11_00, net: -1_00 });
});

test('without enough terms there is no sum', () => {
  expect(buildNetSum(match({ undisclosed: ['wagerTimes'] }), 100_00)).toBeNull();
});

test('the lines always add up, in whole units, and no cost is negative', () => {
  const amount = fc.integer({ min: 1, max: 1_000_00 });
  fc.assert(
    fc.property(
      fc.record({
        matchPercent: fc.integer({ min: 1, max: 400 }),
        wagerTimes: fc.integer({ min: 0, max: 60 }),
        stickiness: fc.constantFrom('cashable', 'sticky', 'non-sticky' as const),
        wagerBase: fc.constantFrom('bonus', 'bonus-and-deposit' as const),
        winCap: fc.option(amount, { nil: undefined }),
        maxBonus: fc.option(amount, { nil: undefined }),
        freeSpins: fc.option(
          fc.record({ count: fc.integer({ min: 1, max: 300 }), spinValue: fc.integer({ min: 1, max: 99 }) }),
          { nil: undefined },
        ),
      }),
      amount,
      (terms, deposit) => {
        const sum = buildNetSum({ kind: 'match', currency: 'EUR', undisclosed: [], ...terms }, deposit);
        if (!sum) throw new Error('no sum');
        expect(sum.bonus + sum.spins - sum.overCap).toBe(sum.gross);
        expect(sum.gross - sum.cost - sum.taken + sum.spared).toBe(sum.net);
        for (const [line, value] of Object.entries(sum)) {
          expect(Math.abs(value % 100)).toBe(0);
          if (line !== 'net') expect(value, line).toBeGreaterThanOrEqual(0);
        }
      },
    ),
  );
});
