import { describe, expect, test } from 'vitest';
import type { OfferTerms } from '../offers/offer-terms.ts';
import { findTypicalOffer } from './quiz-typical.ts';

const DEPOSIT = 100_00;
const match = (matchPercent: number, wagerTimes: number, overrides: Partial<OfferTerms> = {}) => ({
  terms: {
    kind: 'match',
    currency: 'EUR',
    undisclosed: [],
    matchPercent,
    wagerTimes,
    ...overrides,
  } satisfies OfferTerms,
});
const findTypical = (
  option: 'bigBonus' | 'lowWagering' | 'wagerFreeOnly',
  ...offers: ReturnType<typeof match>[]
) => findTypicalOffer(option, offers, DEPOSIT);

test('the typical big bonus is the median net value of the biggest third with wagering', () => {
  // The biggest three have net values of −100, −60 and 0.
  const [worst, middle, best] = [match(300, 40), match(300, 30), match(250, 25)];
  const small = [1, 2, 3, 4, 5, 6].map((times) => match(100, times));
  expect(findTypical('bigBonus', ...small, best, worst, middle)).toBe(middle);
});

test('the typical big bonus is never wager-free', () => {
  const wagered = match(100, 30);
  expect(findTypical('bigBonus', match(300, 0), wagered)).toBe(wagered);
});

describe('the typical offer with low wagering', () => {
  const [lowest, middle, highest] = [match(100, 20), match(100, 10), match(100, 1)];

  test('is the median of the offers with up to 20×', () => {
    expect(findTypical('lowWagering', highest, middle, lowest)).toBe(middle);
  });

  test('has at most 20×, and is not wager-free', () => {
    expect(findTypical('lowWagering', match(100, 21), match(100, 0), highest)).toBe(highest);
    expect(findTypical('lowWagering', match(100, 21), match(100, 0))).toBeNull();
  });

  test('is the one with the lower net value if two are in the middle', () => {
    expect(findTypical('lowWagering', highest, lowest)).toBe(lowest);
  });
});

describe('the typical wager-free offer', () => {
  test('is the median of the offers without wagering', () => {
    const middle = match(50, 0);
    expect(findTypical('wagerFreeOnly', match(100, 0), middle, match(20, 0), match(300, 5))).toBe(middle);
  });

  test('has no wagering on its spins either', () => {
    const spins = { freeSpins: { count: 50, spinValue: 20, wagerTimes: 35 } };
    expect(findTypical('wagerFreeOnly', match(100, 0, spins))).toBeNull();
    expect(findTypical('bigBonus', match(100, 0, spins))).not.toBeNull();
  });
});

test('an offer with undisclosed terms or a different deposit is never typical', () => {
  const offers = [
    match(100, 0, { undisclosed: ['maxBonus'] }),
    match(100, 0, { minDeposit: 200_00 }),
    match(100, 0, { kind: 'no-deposit', maxBonus: 10_00 }),
    { terms: undefined },
  ];
  expect(findTypicalOffer('wagerFreeOnly', offers, DEPOSIT)).toBeNull();
});
