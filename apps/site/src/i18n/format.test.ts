import { expect, test } from 'vitest';
import {
  formatDay,
  formatExactMoney,
  formatMoney,
  formatNet,
  formatRating,
  formatTimes,
  signOf,
} from './format.ts';

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

test('a spin’s value is written to the cent, a whole amount is not', () => {
  expect(formatExactMoney(10, 'fi')).toBe('0,10\u00a0€');
  expect(formatExactMoney(250, 'dk')).toBe('2,50\u00a0kr.');
  expect(formatExactMoney(100, 'se')).toBe('1\u00a0kr');
});

test('multipliers are written with at most one decimal', () => {
  expect(formatTimes(25.000001, 'fi')).toBe('25');
  expect(formatTimes(12.5, 'se')).toBe('12,5');
  expect(formatTimes(8.333, 'dk')).toBe('8,3');
});
