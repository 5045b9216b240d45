import { expect, test } from 'vitest';
import {
  formatDay,
  formatDecimal,
  formatExactMoney,
  formatMoney,
  formatMultiplierValue,
  formatNet,
  formatPercent,
  formatRating,
  formatUnits,
  getSign,
  withNoBreakAmounts,
  withNoBreakRanges,
} from './format.ts';

const NO_BREAK_SPACE = '\u00a0';
const withPlainSpaces = (text: string) => text.replaceAll(NO_BREAK_SPACE, ' ');

test.each([
  [100_00, 'fi', '100 €'],
  [1_000_00, 'se', '1 000 kr'],
  [12_345_678_00, 'no', '12 345 678 kr'],
  [500_00, 'dk', '500 kr.'],
  [-83_84, 'fi', '−84 €'],
  [-40, 'fi', '0 €'],
] as const)('%d in %s is %s', (amount, market, text) => {
  expect(withPlainSpaces(formatMoney(amount, market))).toBe(text);
});

test.each([
  [83_84, '+84 €', 'plus'],
  [-83_84, '−84 €', 'minus'],
  [0, '±0 €', 'zero'],
  [-49, '±0 €', 'zero'],
  [49, '±0 €', 'zero'],
] as const)('a net of %d is formatted as %s', (amount, text, sign) => {
  expect(withPlainSpaces(formatNet(amount, 'fi'))).toBe(text);
  expect(getSign(amount)).toBe(sign);
});

test('a rating has one decimal and a comma', () => {
  expect(formatRating(9.6)).toBe('9,6');
  expect(formatRating(10)).toBe('10,0');
});

test('a date is formatted in the market’s format', () => {
  expect(formatDay('2025-11-02', 'fi')).toBe('2.11.2025');
  expect(formatDay('2025-11-02', 'se')).toBe('2025-11-02');
  expect(formatDay('2025-11-02', 'no')).toBe('2.11.2025');
  expect(formatDay('2025-11-02', 'dk')).toBe('2.11.2025');
});

test('an amount never wraps', () => {
  expect(formatMoney(1_000_00, 'se')).not.toContain(' ');
  expect(withNoBreakAmounts('100 % upp till 30 000 kr + 50 snurr').split(' ').map(withPlainSpaces)).toEqual([
    '100 %',
    'upp',
    'till',
    '30 000 kr',
    '+',
    '50',
    'snurr',
  ]);
});

test.each([
  [-3_80, 'fi', '−3,8 €'],
  [-4_00, 'fi', '−4,0 €'],
  [1_234_50, 'dk', '1.234,5 kr.'],
  [-1, 'fi', '0,0 €'],
] as const)('%d in %s with one decimal is %s', (amount, market, text) => {
  expect(withPlainSpaces(formatMoney(amount, market, 1))).toBe(text);
});

test.each([
  [209_60, 'fi', '209,60 €'],
  [10, 'fi', '0,10 €'],
  [1_234_05, 'se', '1 234,05 kr'],
  [7_336_00, 'fi', '7 336 €'],
  [50, 'dk', '0,50 kr.'],
] as const)('%d in %s is %s to the cent', (amount, market, text) => {
  expect(withPlainSpaces(formatExactMoney(amount, market))).toBe(text);
});

test('amounts for use within a sentence have neither a sign nor a currency', () => {
  expect(withPlainSpaces(formatUnits(-7_335_60, 'fi'))).toBe('7 336');
  expect(formatUnits(-7_335_60, 'dk')).toBe('7.336');
});

test('decimals are shown only if there are any, unless their number is fixed', () => {
  expect([formatDecimal(5.5), formatDecimal(25), formatDecimal(24.2849)]).toEqual(['5,5', '25', '24,28']);
  expect(formatDecimal(25, 1)).toBe('25,0');
  expect(withPlainSpaces(formatPercent(96.2))).toBe('96,2 %');
  expect(withPlainSpaces(formatPercent(96, 1))).toBe('96,0 %');
});

test('multipliers are written with at most one decimal', () => {
  expect(formatMultiplierValue(25.000001)).toBe('25');
  expect(formatMultiplierValue(12.5)).toBe('12,5');
  expect(formatMultiplierValue(8.333)).toBe('8,3');
});

test.each([
  ['joka päivä klo 10–18', `joka päivä klo${NO_BREAK_SPACE}10–\u206018`],
  ['kl. 9–23', `kl.${NO_BREAK_SPACE}9–\u206023`],
  ['Päivät 1–5', 'Päivät 1–\u20605'],
  ['18-9107', '18-9107'],
  ['2026-11-03', '2026-11-03'],
  ['heti – ilman viivettä', 'heti – ilman viivettä'],
])('the range in “%s” never wraps', (text, expected) => {
  expect(withNoBreakRanges(text)).toBe(expected);
});
