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

test('the typical big bonus is the median by net of the biggest third with wagering', () => {
  // Nets −100, −60 and 0 of the biggest three; six smaller ones follow.
  const [worst, middle, best] = [match(300, 40), match(300, 30), match(250, 25)];
  const small = [1, 2, 3, 4, 5, 6].map((times) => match(100, times));
  expect(typical('bigBonus', ...small, best, worst, middle)).toBe(middle);
});

test('the typical big bonus is never wager-free', () => {
  const wagered = match(100, 30);
  expect(typical('bigBonus', match(300, 0), wagered)).toBe(wagered);
});

describe('the typical offer with low wagering', () => {
  const [least, middle, most] = [match(100, 20), match(100, 10), match(100, 1)];

  test('is the median of the offers with up to 20×', () => {
    expect(typical('lowWagering', most, middle, least)).toBe(middle);
  });

  test('has at most 20×, and is not wager-free', () => {
    expect(typical('lowWagering', match(100, 21), match(100, 0), most)).toBe(most);
    expect(typical('lowWagering', match(100, 21), match(100, 0))).toBeNull();
  });

  test('is the one with the lower net if two are in the middle', () => {
    expect(typical('lowWagering', most, least)).toBe(least);
  });
});

describe('the typical wager-free offer', () => {
  test('is the median of the offers without wagering', () => {
    const middle = match(50, 0);
    expect(typical('wagerFreeOnly', match(100, 0), middle, match(20, 0), match(300, 5))).toBe(middle);
  });

  test('has no wagering on its spins either', () => {
    const spins = { freeSpins: { count: 50, spinValue: 20, wagerTimes: 35 } };
    expect(typical('wagerFreeOnly', match(100, 0, spins))).toBeNull();
    expect(typical('bigBonus', match(100, 0, spins))).not.toBeNull();
  });
});

test('an offer with undisclosed terms or another deposit is never typical', () => {
  const offers = [
    match(100, 0, { undisclosed: ['maxBonus'] }),
    match(100, 0, { minDeposit: 200_00 }),
    match(100, 0, { kind: 'no-deposit', maxBonus: 10_00 }),
    { terms: undefined },
  ];
  expect(findTypicalOffer('wagerFreeOnly', offers, DEPOSIT)).toBeNull();
});
