import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MARKETS } from '../markets/market.ts';
import { getNetValue, hasNet, NET_ASSUMPTIONS, referenceDeposit } from '../net-value/net-value.ts';
import { BONUS_KINDS, STICKINESS, WAGER_BASES } from '../offers/offer-kinds.ts';
import { type OfferTerms, offerTermsSchema } from '../offers/offer-terms.ts';
import {
  assumptionsFromState,
  defaultState,
  fieldRange,
  fromInputValue,
  listAdvancedFields,
  listMainFields,
  resetCalculator,
  stateFromTerms,
  termsFromState,
} from './calculator.ts';

const amount = fc.integer({ min: 1, max: 5_000_00 });
const times = fc.integer({ min: 0, max: 60 });
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const offers: fc.Arbitrary<OfferTerms> = fc.record({
  kind: fc.constantFrom(...BONUS_KINDS),
  currency: fc.constant('EUR' as const),
  undisclosed: fc.subarray(['wagerTimes'] as const),
  matchPercent: optional(fc.integer({ min: 1, max: 400 })),
  maxBonus: optional(amount),
  minDeposit: optional(amount),
  wagerTimes: optional(times),
  wagerBase: optional(fc.constantFrom(...WAGER_BASES)),
  stickiness: optional(fc.constantFrom(...STICKINESS)),
  maxBet: optional(amount),
  winCap: optional(amount),
  freeSpins: optional(
    fc.record({
      count: fc.integer({ min: 1, max: 300 }),
      spinValue: fc.integer({ min: 1, max: 500 }),
      wagerTimes: optional(times),
      winCap: optional(amount),
    }),
  ),
  cashbackPercent: optional(fc.integer({ min: 1, max: 50 })),
  cashbackCap: optional(amount),
});

test('a state created from an offer has exactly the offer’s net value', () => {
  fc.assert(
    fc.property(offers, (terms) => {
      const state = stateFromTerms(terms, 'fi');
      expect(getNetValue(termsFromState(state, 'fi'), state.deposit, assumptionsFromState(state))).toEqual(
        getNetValue(terms, referenceDeposit('fi')),
      );
    }),
  );
});

test('the default state is 100 % at 35×, which loses 40 % of the deposit', () => {
  for (const market of MARKETS) {
    const state = defaultState(market);
    const value = getNetValue(termsFromState(state, market), state.deposit, assumptionsFromState(state));
    expect(value).toMatchObject({ state: 'minus', net: -0.4 * referenceDeposit(market) });
  }
});

test('the default state has the default assumptions', () => {
  expect(assumptionsFromState(defaultState('fi'))).toEqual(NET_ASSUMPTIONS);
  expect(assumptionsFromState({ ...defaultState('fi'), rtp: 97.5, stake: 20, spread: 8 })).toMatchObject({
    edge: 0.025,
    stake: 20,
    spread: 8,
  });
});

test('a custom stake replaces the default stake, and is still capped by the maximum bet', () => {
  const state = { ...defaultState('fi'), stake: 3_00 };
  const finish = (change: object) => {
    const next = { ...state, ...change };
    const value = getNetValue(termsFromState(next, 'fi'), next.deposit, assumptionsFromState(next));
    return hasNet(value) ? value.finishOfTen : null;
  };
  expect(finish({})).toBe(2);
  expect(finish({ stake: null })).toBe(3);
  expect(finish({ maxBet: 20 })).toBe(finish({ stake: 20 }));
});

test('the percentage and the multiplier are missing for an offer without terms', () => {
  const state = stateFromTerms(undefined, 'fi');
  expect(getNetValue(termsFromState(state, 'fi'), state.deposit)).toEqual({
    state: 'unknown',
    missing: ['matchPercent', 'wagerTimes'],
  });
});

test('a term that does not apply to the kind of bonus is not listed as undisclosed', () => {
  const state = { ...stateFromTerms(undefined, 'fi'), kind: 'cashback' as const };
  expect(termsFromState(state, 'fi').undisclosed).toEqual(['wagerTimes']);
});

test('each kind of bonus has its own input fields', () => {
  expect(listMainFields('match').slice(0, 3)).toEqual(['deposit', 'matchPercent', 'maxBonus']);
  expect(listMainFields('cashback')).toContain('cashbackCap');
  expect(listMainFields('no-deposit')).not.toContain('deposit');
  expect(listMainFields('free-spins-only')).not.toContain('maxBonus');
  expect(listAdvancedFields('no-deposit')).not.toContain('minDeposit');
  expect(listAdvancedFields('match')).toContain('minDeposit');
});

test('ranges depend on the market’s currency', () => {
  expect(MARKETS.map((market) => fieldRange('deposit', market).slider)).toEqual([
    [10, 500, 5],
    [100, 5_000, 50],
    [100, 5_000, 50],
    [50, 2_500, 25],
  ]);
  expect(fieldRange('wagerTimes', 'se').slider).toEqual([0, 50, 1]);
  expect(fieldRange('maxBonus', 'no').max).toBe(1_000_000);
});

test('clamps entered values to their range, and rounds money to cents and spins to whole numbers', () => {
  expect(fromInputValue('deposit', 0, 'fi')).toBe(1_00);
  expect(fromInputValue('deposit', 1e9, 'fi')).toBe(10_000_00);
  expect(fromInputValue('stake', 0.105, 'fi')).toBe(11);
  expect(fromInputValue('spins', 12.6, 'fi')).toBe(13);
  expect(fromInputValue('rtp', 96.456, 'fi')).toBe(96.46);
});

test('switching to another casino’s offer keeps the deposit and the assumptions', () => {
  const terms = offerTermsSchema.parse({ kind: 'match', currency: 'EUR', matchPercent: 50, wagerTimes: 5 });
  const before = { ...defaultState('fi'), deposit: 250_00, rtp: 95, stake: 50, spread: 7, winCap: 1 };
  expect(resetCalculator(stateFromTerms(terms, 'fi'), before)).toMatchObject({
    matchPercent: 50,
    winCap: null,
    deposit: 250_00,
    rtp: 95,
    stake: 50,
    spread: 7,
  });
});
