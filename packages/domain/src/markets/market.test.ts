import { expect, test } from 'vitest';
import { DEFAULT_MARKET, getLocalDate, getLocalYear, getMarket, MARKET_FACTS, MARKETS } from './market.ts';

test('each market has its name, HTML language and locale, and Finland is the default', () => {
  const facts = MARKETS.map((market) => {
    const { name, htmlLang, locale } = MARKET_FACTS[market];
    return [market, name, htmlLang, locale];
  });
  expect(facts).toEqual([
    ['fi', 'Suomi', 'fi', 'fi-FI'],
    ['se', 'Sverige', 'sv', 'sv-SE'],
    ['no', 'Norge', 'no', 'no-NO'],
    ['dk', 'Danmark', 'da', 'da-DK'],
  ]);
  expect(DEFAULT_MARKET).toBe('fi');
});

test('a day begins an hour earlier in Helsinki than in Stockholm, Oslo and Copenhagen', () => {
  const now = new Date('2026-11-30T22:30:00Z');
  expect(getLocalDate('fi', now)).toBe('2026-12-01');
  expect(getLocalDate('se', now)).toBe('2026-11-30');
  expect(getLocalDate('no', now)).toBe('2026-11-30');
  expect(getLocalDate('dk', now)).toBe('2026-11-30');
});

test('half an hour before midnight UTC all four markets are in the next day and the next year', () => {
  const now = new Date('2026-12-31T23:30:00Z');
  for (const market of ['fi', 'se', 'no', 'dk'] as const)
    expect(getLocalDate(market, now)).toBe('2027-01-01');
});

test('in summer time, days begin an hour earlier in UTC', () => {
  const now = new Date('2026-06-30T21:30:00Z');
  expect(getLocalDate('fi', now)).toBe('2026-07-01');
  expect(getLocalDate('se', now)).toBe('2026-06-30');
});

test('country and language codes identify a market in upper or lower case', () => {
  expect(['fi', 'SV', 'da', 'Nb', 'nn'].map(getMarket)).toEqual(['fi', 'se', 'dk', 'no', 'no']);
});

test('returns null for an empty code and for property names of Object.prototype', () => {
  for (const code of ['constructor', '__proto__', 'toString', '']) expect(getMarket(code)).toBeNull();
});

test('a year starts at midnight in the market', () => {
  const newYear = new Date('2026-12-31T22:30:00Z');
  expect(getLocalYear('fi', newYear)).toBe(2027);
  expect(getLocalYear('se', newYear)).toBe(2026);
});
