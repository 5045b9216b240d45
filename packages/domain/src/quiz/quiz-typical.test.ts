import { describe, expect, test } from 'vitest';
import type { OfferTerms } from '../offers/offer-terms.ts';
import { findTypicalOffer } from './quiz-typical.ts';

const DEPOSIT = 100_00;
const match = (matchPercent: number, wagerTimes: number, change: Partial<OfferTerms> = {}) => ({
  terms: {
    kind: 'match',
    currency: 'EUR',
    undisclosed: [],
    matchPercent,
    wagerTimes,
    ...change,
  } satisfies OfferTerms,
});
const typical = (
  option: 'bigBonus' | 'lowWagering' | 'wagerFreeOnly',
  ...offers: ReturnType<typeof match>[]
) => findTypicalOffer(option, offers, DEPOSIT);

test('a big bonus is the middle one by net of the biggest third that is wagered', () => {
  // Nets −100, −60 and 0 of the biggest three; six smaller ones follow.
  const [worst, middle, best] = [match(300, 40), match(300, 30), match(250, 25)];
  const small = [1, 2, 3, 4, 5, 6].map((times) => match(100, times));
  expect(typical('bigBonus', ...small, best, worst, middle)).toBe(middle);
});

test('a big bonus without wagering is not what somebody gets who does not mind it', () => {
  const wagered = match(100, 30);
  expect(typical('bigBonus', match(300, 0), wagered)).toBe(wagered);
});

describe('low wagering', () => {
  const [least, middle, most] = [match(100, 20), match(100, 10), match(100, 1)];

  test('is the middle one of those up to twenty times', () => {
    expect(typical('lowWagering', most, middle, least)).toBe(middle);
  });

  test('is neither more than twenty times nor none', () => {
    expect(typical('lowWagering', match(100, 21), match(100, 0), most)).toBe(most);
    expect(typical('lowWagering', match(100, 21), match(100, 0))).toBeNull();
  });

  test('of two in the middle is the one that leaves less', () => {
    expect(typical('lowWagering', most, least)).toBe(least);
  });
});

describe('wager-free', () => {
  test('is the middle one of those that need not be wagered', () => {
    const middle = match(50, 0);
    expect(typical('wagerFreeOnly', match(100, 0), middle, match(20, 0), match(300, 5))).toBe(middle);
  });

  test('is no offer whose spins have to be wagered', () => {
    const spins = { freeSpins: { count: 50, spinValue: 20, wagerTimes: 35 } };
    expect(typical('wagerFreeOnly', match(100, 0, spins))).toBeNull();
    expect(typical('bigBonus', match(100, 0, spins))).not.toBeNull();
  });
});

test('an offer whose terms are undisclosed, or that asks for another deposit, is typical of nothing', () => {
  const offers = [
    match(100, 0, { undisclosed: ['maxBonus'] }),
    match(100, 0, { minDeposit: 200_00 }),
    match(100, 0, { kind: 'no-deposit', maxBonus: 10_00 }),
    { terms: undefined },
  ];
  expect(findTypicalOffer('wagerFreeOnly', offers, DEPOSIT)).toBeNull();
});
