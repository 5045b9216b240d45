import { expect, test } from 'vitest';
import { dayIn, getMarket } from './market.ts';

test('a day begins an hour earlier in Helsinki than in Stockholm, Oslo and Copenhagen', () => {
  const now = new Date('2026-11-30T22:30:00Z');
  expect(dayIn('fi', now)).toBe('2026-12-01');
  expect(dayIn('se', now)).toBe('2026-11-30');
  expect(dayIn('no', now)).toBe('2026-11-30');
  expect(dayIn('dk', now)).toBe('2026-11-30');
});

test('half an hour before midnight in Greenwich all four are in the next day, the next year too', () => {
  const now = new Date('2026-12-31T23:30:00Z');
  for (const market of ['fi', 'se', 'no', 'dk'] as const) expect(dayIn(market, now)).toBe('2027-01-01');
});

test('in summer the days begin an hour earlier by Greenwich', () => {
  const now = new Date('2026-06-30T21:30:00Z');
  expect(dayIn('fi', now)).toBe('2026-07-01');
  expect(dayIn('se', now)).toBe('2026-06-30');
});

test('a code names a market in any case, also by its language', () => {
  expect(['fi', 'SV', 'da', 'Nb', 'nn'].map(getMarket)).toEqual(['fi', 'se', 'dk', 'no', 'no']);
});

test('a code that every object of JavaScript has a property for names no market', () => {
  for (const code of ['constructor', '__proto__', 'toString', '']) expect(getMarket(code)).toBeNull();
});
