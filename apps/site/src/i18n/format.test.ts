import { expect, test } from 'vitest';
import { formatDay, formatMoney, formatNet, formatPercent, formatRating, signOf } from './format.ts';

const NO_BREAK_SPACE = '\u00a0';
const spaced = (text: string) => text.replaceAll(NO_BREAK_SPACE, ' ');

test.each([
  [100_00, 'fi', '100 €'],
  [1_000_00, 'se', '1 000 kr'],
  [12_345_678_00, 'no', '12 345 678 kr'],
  [500_00, 'dk', '500 kr.'],
  [-83_84, 'fi', '−84 €'],
  [-40, 'fi', '0 €'],
] as const)('%d in %s is %s', (amount, market, text) => {
  expect(spaced(formatMoney(amount, market))).toBe(text);
});

test.each([
  [83_84, '+84 €', 'plus'],
  [-83_84, '−84 €', 'minus'],
  [0, '±0 €', 'zero'],
  [-49, '±0 €', 'zero'],
  [49, '±0 €', 'zero'],
] as const)('a net of %d reads %s', (amount, text, sign) => {
  expect(spaced(formatNet(amount, 'fi'))).toBe(text);
  expect(signOf(amount)).toBe(sign);
});

test('a rating has one decimal and a comma', () => {
  expect(formatRating(9.6, 'fi')).toBe('9,6');
  expect(formatRating(10, 'dk')).toBe('10,0');
});

test('a day is written as the market writes it', () => {
  expect(formatDay('2025-11-02', 'fi')).toBe('2.11.2025');
  expect(formatDay('2025-11-02', 'se')).toBe('2025-11-02');
  expect(formatDay('2025-11-02', 'no')).toBe('2.11.2025');
  expect(formatDay('2025-11-02', 'dk')).toBe('2.11.2025');
});

test('an amount is never broken over two lines', () => {
  expect(formatMoney(1_000_00, 'se')).not.toContain(' ');
});

test.each([
  [-3_80, 'fi', '−3,8 €'],
  [-4_00, 'fi', '−4,0 €'],
  [1_234_50, 'dk', '1 234,5 kr.'],
  [-1, 'fi', '0,0 €'],
] as const)('%d in %s with one decimal is %s', (amount, market, text) => {
  expect(spaced(formatMoney(amount, market, 1))).toBe(text);
});

test('a percentage has a decimal where it needs one or is asked for one', () => {
  expect(spaced(formatPercent(96.2, 'se'))).toBe('96,2 %');
  expect(spaced(formatPercent(96, 'no'))).toBe('96 %');
  expect(spaced(formatPercent(96, 'dk', 1))).toBe('96,0 %');
});
