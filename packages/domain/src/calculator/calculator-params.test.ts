import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCount } from '../markets/format-amount.ts';
import { MARKETS } from '../markets/market.ts';
import { offerTermsSchema } from '../offers/offer-terms.ts';
import {
  type CalculatorState,
  CHOICE_FIELDS,
  CHOICES,
  defaultState,
  fieldRange,
  fromInputValue,
  NUMBER_FIELDS,
  stateFromTerms,
} from './calculator.ts';
import { parseCalculator, toCalculatorParams } from './calculator-params.ts';

const params = (query: string) => new URLSearchParams(query);
const start = defaultState('fi');

/** Any state that can be reached in a market from its default state. */
const states = fc.constantFrom(...MARKETS).chain((market) =>
  fc
    .record({
      ...Object.fromEntries(
        NUMBER_FIELDS.map((field) => {
          const { min, max, isOptional } = fieldRange(field, market);
          const value = fc
            .double({ min, max, noNaN: true })
            .map((input) => fromInputValue(field, input, market));
          return [field, isOptional ? fc.option(value) : value];
        }),
      ),
      ...Object.fromEntries(CHOICE_FIELDS.map((field) => [field, fc.constantFrom(...CHOICES[field])])),
    })
    .map((state) => ({ market, state: { ...state, undisclosed: [] } as unknown as CalculatorState })),
);

test('a state survives the round trip through the query string', () => {
  fc.assert(
    fc.property(states, ({ market, state }) => {
      const from = defaultState(market);
      const query = toCalculatorParams(state, from, null).toString();
      expect(parseCalculator(params(query), from, market)).toEqual(state);
    }),
  );
});

test.each(MARKETS)('numbers are read as %s writes them, with thousands in groups', (market) => {
  const from = defaultState(market);
  const parse = (field: string, text: string) =>
    parseCalculator(new URLSearchParams({ [field]: text }), from, market);
  for (const amount of [1, 999, 1_000, 10_000]) {
    expect(parse('deposit', formatCount(amount, market)).deposit).toBe(amount * 100);
  }
  expect(parse('winCap', formatCount(1_000_000, market)).winCap).toBe(1_000_000_00);
  expect(parse('deposit', '1 000').deposit).toBe(1_000_00);
  expect(parse('deposit', `${formatCount(1_000, market)},5`).deposit).toBe(1_000_50);
  expect(parse('wagerTimes', '12,5').wagerTimes).toBe(12.5);
  expect(parse('wagerTimes', '12.5').wagerTimes).toBe(12.5);
  // Only Danish groups thousands with a point.
  expect(parse('deposit', '1.000').deposit).toBe(market === 'dk' ? 1_000_00 : 1_00);
  expect(parse('deposit', 'abc').deposit).toBe(from.deposit);
});

test('the only parameter of an unchanged state is its casino', () => {
  expect(toCalculatorParams(start, start, null).toString()).toBe('');
  expect(toCalculatorParams(start, start, 'casinoist').toString()).toBe('kasino=casinoist');
});

test('the parameters include only values that differ from the casino’s offer', () => {
  const terms = offerTermsSchema.parse({
    kind: 'match',
    currency: 'EUR',
    matchPercent: 200,
    maxBonus: 500_00,
    wagerTimes: 35,
  });
  const offer = stateFromTerms(terms, 'fi');
  const changed = { ...offer, deposit: 250_00, wagerTimes: 15, maxBonus: null };
  const query = toCalculatorParams(changed, offer, 'casinoist').toString();
  expect(query).toBe('kasino=casinoist&deposit=250&maxBonus=&wagerTimes=15');
  expect(parseCalculator(params(query), offer, 'fi')).toEqual(changed);
});

test('an arbitrary query string parses into values within their limits', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom<string>(...NUMBER_FIELDS, ...CHOICE_FIELDS, 'undisclosed'),
        fc.oneof(fc.string(), fc.double().map(String), fc.constantFrom('', ' ', '1e999', '-5', '0x10')),
      ),
      (entries) => {
        const state = parseCalculator(params(new URLSearchParams(entries).toString()), start, 'fi');
        for (const field of NUMBER_FIELDS) {
          const { min, max, unit, isOptional } = fieldRange(field, 'fi');
          const value = state[field];
          if (value === null) {
            expect(isOptional).toBe(true);
            continue;
          }
          const scale = unit === 'money' ? 100 : 1;
          expect(value).toBeGreaterThanOrEqual(min * scale);
          expect(value).toBeLessThanOrEqual(max * scale);
        }
        for (const field of CHOICE_FIELDS) expect(CHOICES[field]).toContain(state[field]);
        expect(state.undisclosed).toEqual([]);
      },
    ),
  );
});

test.each([
  ['deposit=abc', { deposit: start.deposit }],
  ['deposit=', { deposit: start.deposit }],
  ['deposit=-100', { deposit: 1_00 }],
  ['deposit=99999999', { deposit: 10_000_00 }],
  ['deposit=12,50', { deposit: 12_50 }],
  ['wagerTimes=1000', { wagerTimes: 200 }],
  ['maxBonus=', { maxBonus: null }],
  ['maxBonus=x', { maxBonus: start.maxBonus }],
  ['kind=nonsense', { kind: 'match' }],
  ['kind=cashback', { kind: 'cashback' }],
])('parses %s as %j', (query, expected) => {
  expect(parseCalculator(params(query), start, 'fi')).toMatchObject(expected);
});

test('a term stays undisclosed until the visitor fills it in, even with zero', () => {
  const terms = offerTermsSchema.parse({
    kind: 'match',
    currency: 'EUR',
    matchPercent: 300,
    undisclosed: ['wagerTimes'],
  });
  const offer = stateFromTerms(terms, 'fi');
  expect(parseCalculator(params('wagerTimes='), offer, 'fi').undisclosed).toEqual(['wagerTimes']);
  const filledIn = parseCalculator(params('wagerTimes=0'), offer, 'fi');
  expect(filledIn.undisclosed).toEqual([]);
  expect(toCalculatorParams(filledIn, offer, 'loimu').toString()).toBe('kasino=loimu&wagerTimes=0');
});
