import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MARKETS } from '../markets/market.ts';
import { getNetValue, NET_ASSUMPTIONS, referenceDeposit } from '../net-value/net-value.ts';
import { BONUS_KINDS, STICKINESS, WAGER_BASES } from '../offers/offer-kinds.ts';
import { type OfferTerms, offerTermsSchema } from '../offers/offer-terms.ts';
import {
  assumptionsOf,
  fromTyped,
  listFurtherFields,
  listMainFields,
  plainState,
  rangeOf,
  resetCalculator,
  stateOfTerms,
  termsOf,
} from './calculator.ts';

const amount = fc.integer({ min: 1, max: 5_000_00 });
const times = fc.integer({ min: 0, max: 60 });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const offers: fc.Arbitrary<OfferTerms> = fc.record({
  kind: fc.constantFrom(...BONUS_KINDS),
  currency: fc.constant('EUR' as const),
  undisclosed: fc.subarray(['wagerTimes'] as const),
  matchPercent: maybe(fc.integer({ min: 1, max: 400 })),
  maxBonus: maybe(amount),
  minDeposit: maybe(amount),
  wagerTimes: maybe(times),
  wagerBase: maybe(fc.constantFrom(...WAGER_BASES)),
  stickiness: maybe(fc.constantFrom(...STICKINESS)),
  maxBet: maybe(amount),
  winCap: maybe(amount),
  freeSpins: maybe(
    fc.record({
      count: fc.integer({ min: 1, max: 300 }),
      spinValue: fc.integer({ min: 1, max: 500 }),
      wagerTimes: maybe(times),
      winCap: maybe(amount),
    }),
  ),
  cashbackPercent: maybe(fc.integer({ min: 1, max: 50 })),
  cashbackCap: maybe(amount),
});

test('a state created from an offer has exactly the offer’s net value', () => {
  fc.assert(
    fc.property(offers, (terms) => {
      const state = stateOfTerms(terms, 'fi');
      expect(getNetValue(termsOf(state, 'fi'), state.deposit, assumptionsOf(state))).toEqual(
        getNetValue(terms, referenceDeposit('fi')),
      );
    }),
  );
});

test('the default state is 100 % at 35×, which loses 40 % of the deposit', () => {
  for (const market of MARKETS) {
    const state = plainState(market);
    const value = getNetValue(termsOf(state, market), state.deposit, assumptionsOf(state));
    expect(value).toMatchObject({ state: 'minus', net: -0.4 * referenceDeposit(market) });
  }
});

test('the default assumptions are those of the cards', () => {
  expect(assumptionsOf(plainState('fi'))).toEqual(NET_ASSUMPTIONS);
  expect(assumptionsOf({ ...plainState('fi'), rtp: 97.5, stake: 20, spread: 8 })).toMatchObject({
    edge: 0.025,
    stake: 20,
    spread: 8,
  });
});

test('a custom stake replaces the default stake, and is still capped by the maximum bet', () => {
  const state = { ...plainState('fi'), stake: 3_00 };
  const finish = (change: object) => {
    const next = { ...state, ...change };
    const value = getNetValue(termsOf(next, 'fi'), next.deposit, assumptionsOf(next));
    return value.state === 'unknown' ? null : value.finishOfTen;
  };
  expect(finish({})).toBe(2);
  expect(finish({ stake: null })).toBe(3);
  expect(finish({ maxBet: 20 })).toBe(finish({ stake: 20 }));
});

test('an offer without terms lacks its percentage and its wagering', () => {
  const state = stateOfTerms(undefined, 'fi');
  expect(getNetValue(termsOf(state, 'fi'), state.deposit)).toEqual({
    state: 'unknown',
    missing: ['matchPercent', 'wagerTimes'],
  });
});

test('a term that does not apply to the kind of bonus is not listed as undisclosed', () => {
  const state = { ...stateOfTerms(undefined, 'fi'), kind: 'cashback' as const };
  expect(termsOf(state, 'fi').undisclosed).toEqual(['wagerTimes']);
});

test('each kind of bonus has its own input fields', () => {
  expect(listMainFields('match').slice(0, 3)).toEqual(['deposit', 'matchPercent', 'maxBonus']);
  expect(listMainFields('cashback')).toContain('cashbackCap');
  expect(listMainFields('no-deposit')).not.toContain('deposit');
  expect(listMainFields('free-spins-only')).not.toContain('maxBonus');
  expect(listFurtherFields('no-deposit')).not.toContain('minDeposit');
  expect(listFurtherFields('match')).toContain('minDeposit');
});

test('ranges depend on the market’s currency', () => {
  expect(MARKETS.map((market) => rangeOf('deposit', market).slider)).toEqual([
    [10, 500, 5],
    [100, 5_000, 50],
    [100, 5_000, 50],
    [50, 2_500, 25],
  ]);
  expect(rangeOf('wagerTimes', 'se').slider).toEqual([0, 50, 1]);
  expect(rangeOf('maxBonus', 'no').max).toBe(1_000_000);
});

test('typed values are clamped to their range; money is rounded to cents, spins to whole numbers', () => {
  expect(fromTyped('deposit', 0, 'fi')).toBe(1_00);
  expect(fromTyped('deposit', 1e9, 'fi')).toBe(10_000_00);
  expect(fromTyped('stake', 0.105, 'fi')).toBe(11);
  expect(fromTyped('spins', 12.6, 'fi')).toBe(13);
  expect(fromTyped('rtp', 96.456, 'fi')).toBe(96.46);
});

test('switching to another casino’s offer keeps the deposit and the assumptions', () => {
  const terms = offerTermsSchema.parse({ kind: 'match', currency: 'EUR', matchPercent: 50, wagerTimes: 5 });
  const before = { ...plainState('fi'), deposit: 250_00, rtp: 95, stake: 50, spread: 7, winCap: 1 };
  expect(resetCalculator(stateOfTerms(terms, 'fi'), before)).toMatchObject({
    matchPercent: 50,
    winCap: null,
    deposit: 250_00,
    rtp: 95,
    stake: 50,
    spread: 7,
  });
});
