import { expect, test } from 'vitest';
import { getNetFigure } from './net-value.ts';
import { type OfferTerms, offerTermsSchema } from './offer-terms.ts';

const match = (terms: Partial<OfferTerms>): OfferTerms =>
  offerTermsSchema.parse({ kind: 'match', currency: 'EUR', matchPercent: 210, maxBonus: 500_00, ...terms });

test('210 − 210 × 15 × 4 % is +84', () => {
  expect(getNetFigure(match({ wagerTimes: 15 }), 100_00)).toEqual({
    deposit: 100_00,
    gross: 210_00,
    net: 84_00,
  });
});

test('210 − 210 × 35 × 4 % is −84', () => {
  expect(getNetFigure(match({ wagerTimes: 35 }), 100_00)?.net).toBe(-84_00);
});

test('the break-even multiplier is 25', () => {
  expect(getNetFigure(match({ wagerTimes: 25 }), 100_00)?.net).toBe(0);
});

test('nobody loses more than the deposit', () => {
  expect(getNetFigure(match({ wagerTimes: 60 }), 100_00)?.net).toBe(-100_00);
});

test('a non-sticky bonus never costs the own money', () => {
  expect(getNetFigure(match({ wagerTimes: 60, stickiness: 'non-sticky' }), 100_00)?.net).toBe(0);
});

test.each(['sticky', 'half-sticky'] as const)('a %s bonus is taken away at withdrawal', (stickiness) => {
  expect(getNetFigure(match({ wagerTimes: 2, stickiness }), 100_00)?.net).toBe(-16_80);
});

test('a wager-free offer keeps its gross', () => {
  expect(getNetFigure(match({ wagerTimes: 0 }), 100_00)?.net).toBe(210_00);
});

test('the deposit is raised to the smallest that earns the bonus, the bonus lowered to its cap', () => {
  expect(getNetFigure(match({ minDeposit: 400_00 }), 100_00)).toEqual({
    deposit: 400_00,
    gross: 500_00,
    net: 500_00,
  });
});

test('free spins count 96 % of their stake, lowered to their win cap, wagered on their own terms', () => {
  const freeSpins = { count: 100, spinValue: 10, wagerTimes: 10 };
  expect(getNetFigure(match({ matchPercent: 100, freeSpins }), 100_00)).toMatchObject({
    gross: 109_60,
    net: 105_76,
  });
  expect(
    getNetFigure(match({ matchPercent: 100, freeSpins: { ...freeSpins, winCap: 5_00 } }), 100_00),
  ).toMatchObject({ gross: 105_00, net: 103_00 });
});

test('wagering may count the deposit too', () => {
  const terms = match({ matchPercent: 100, wagerTimes: 10, wagerBase: 'bonus-and-deposit' });
  expect(getNetFigure(terms, 100_00)?.net).toBe(20_00);
});

test('a win cap caps the gross', () => {
  expect(getNetFigure(match({ winCap: 50_00 }), 100_00)?.net).toBe(50_00);
});

test('an offer without deposit risks nothing', () => {
  const terms = offerTermsSchema.parse({
    kind: 'no-deposit',
    currency: 'EUR',
    freeSpins: { count: 20, spinValue: 20, wagerTimes: 40 },
  });
  expect(getNetFigure(terms, 100_00)).toEqual({ deposit: 0, gross: 3_84, net: 0 });
});

test('without enough terms there is no figure', () => {
  expect(getNetFigure(match({ untold: ['wagerTimes'] }), 100_00)).toBeNull();
  expect(
    getNetFigure(offerTermsSchema.parse({ kind: 'match', currency: 'EUR', maxBonus: 1_000_00 }), 100_00),
  ).toBeNull();
});
