import { describe, expect, test } from 'vitest';
import {
  ENTRY_NAME,
  findEntryProblems,
  formatEntry,
  isEntry,
  parseEntryAmount,
  summariseEntry,
} from './competition-entry.ts';

test.each([
  ['48', 48],
  [' 48 € ', 48],
  ['−12', -12],
  ['-12,5', -12.5],
  ['+7.25', 7.25],
  ['1 200 kr', 1200],
  ['1\u00a0200', 1200],
  ['1.200 kr.', 1200],
  ['1.200,50', 1200.5],
  ['0', 0],
  ['', null],
  ['  ', null],
  ['kaksi', null],
  ['12x', null],
  ['--1', null],
  ['1,234', null],
  ['12345678', null],
  ['1e3', null],
])('the amount %j is read as %j', (text, amount) => {
  expect(parseEntryAmount(text)).toBe(amount);
});

describe('problems', () => {
  const entry = { amounts: ['1', '2', '3', '4', '5'], email: 'aino@esimerkki.fi', isAdult: true };

  test('a complete entry has none', () => {
    expect(findEntryProblems(entry, 5)).toBeNull();
  });

  test('names every amount that is missing or no number, the email and the age', () => {
    const fields = { amounts: ['1', 'x', '3', ''], email: 'aino@', isAdult: false };
    expect(findEntryProblems(fields, 5)).toEqual({ amounts: [1, 3, 4], email: 'invalid', isMinor: true });
    expect(findEntryProblems({ ...entry, email: ' ' }, 5)).toEqual({
      amounts: [],
      email: 'required',
      isMinor: false,
    });
  });
});

test('an entry is stored as a message that editors can read, and is recognised as one', () => {
  const message = formatEntry(
    'Nettovisa',
    [{ label: '100 €, 12×' }, { label: '50 €, 8×' }],
    ['48 €', '−1,5'],
  );
  expect(message).toBe(
    'Competition entry: Nettovisa\n1. 100 €, 12×: 48\n2. 50 €, 8×: -1.5\nAge 18 or over: confirmed',
  );
  expect(summariseEntry(message)).toBe('Nettovisa: 48 / -1.5');
  expect(isEntry({ name: ENTRY_NAME, message })).toBe(true);
  expect(isEntry({ name: 'Aino', message })).toBe(false);
  expect(isEntry({ name: ENTRY_NAME, message: 'Competition entry: how do I win?' })).toBe(false);
});
