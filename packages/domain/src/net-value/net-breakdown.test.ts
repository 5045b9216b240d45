import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type OfferTerms, offerTermsSchema } from '../offers/offer-terms.ts';
import { buildNetBreakdown, type NetBreakdown } from './net-breakdown.ts';
import { getNetValue, hasNet } from './net-value.ts';

const match = (terms: Partial<OfferTerms>): OfferTerms =>
  offerTermsSchema.parse({ kind: 'match', currency: 'EUR', matchPercent: 200, maxBonus: 500_00, ...terms });

function breakDown(terms: OfferTerms, deposit: number): NetBreakdown | null {
  const value = getNetValue(terms, deposit);
  return hasNet(value) ? buildNetBreakdown(value) : null;
}

test('bonus plus spins minus cost is the net value: 200 + 10 − 294 = −84', () => {
  const terms = match({ wagerTimes: 35, freeSpins: { count: 100, spinValue: 10, wagerTimes: 35 } });
  expect(breakDown(terms, 100_00)).toEqual({
    bonus: 200_00,
    spins: 10_00,
    aboveCap: 0,
    gross: 210_00,
    turnover: 7_336_00,
    cost: 294_00,
    forfeitedBonus: 0,
    sum: -84_00,
    preventedLoss: 0,
    net: -84_00,
  });
});

test('the amount above a cap, a forfeited bonus and the loss that the floor prevents have their own lines', () => {
  expect(breakDown(match({ winCap: 50_00 }), 100_00)).toMatchObject({
    aboveCap: 150_00,
    gross: 50_00,
  });
  expect(breakDown(match({ wagerTimes: 5, stickiness: 'sticky' }), 100_00)).toMatchObject({
    gross: 200_00,
    cost: 40_00,
    forfeitedBonus: 200_00,
    net: -40_00,
  });
  expect(breakDown(match({ wagerTimes: 50 }), 100_00)).toMatchObject({
    cost: 400_00,
    sum: -200_00,
    preventedLoss: 100_00,
  });
  expect(breakDown(match({ wagerTimes: 35, stickiness: 'non-sticky' }), 100_00)).toMatchObject({
    preventedLoss: 80_00,
    net: 0,
  });
});

test('rounds half a unit away from zero, for positive and negative amounts', () => {
  // 10 − 10 × 26.25 × 4 % = −0.50
  const terms = match({ matchPercent: 50, wagerTimes: 26.25 });
  expect(getNetValue(terms, 20_00)).toMatchObject({ net: -50 });
  expect(breakDown(terms, 20_00)).toMatchObject({ gross: 10_00, cost: 11_00, net: -1_00 });
});

test('there is none if terms are missing, and for cashback', () => {
  expect(breakDown(match({ undisclosed: ['wagerTimes'] }), 100_00)).toBeNull();
  expect(breakDown(match({ kind: 'cashback', cashbackPercent: 10 }), 100_00)).toBeNull();
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
        const breakdown = breakDown({ kind: 'match', currency: 'EUR', undisclosed: [], ...terms }, deposit);
        if (!breakdown) throw new Error('no breakdown');
        expect(breakdown.bonus + breakdown.spins - breakdown.aboveCap).toBe(breakdown.gross);
        expect(breakdown.gross - breakdown.cost - breakdown.forfeitedBonus).toBe(breakdown.sum);
        expect(breakdown.sum + breakdown.preventedLoss).toBe(breakdown.net);
        for (const [line, value] of Object.entries(breakdown)) {
          expect(Math.abs(value % 100)).toBe(0);
          if (line !== 'net' && line !== 'sum') expect(value, line).toBeGreaterThanOrEqual(0);
        }
      },
    ),
  );
});
