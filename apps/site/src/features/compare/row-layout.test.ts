import { describe, expect, test } from 'vitest';
import { isSame, needsLines } from './row-layout.ts';

const row = (...cells: string[]) => ({ label: '', cells });

describe('phones show a row as lines', () => {
  test('if a word is longer than a column, by the number of columns', () => {
    expect(needsLines(row('Kierrätysvapaa', 'Sticky'))).toBe(false);
    expect(needsLines(row('Kierrätysvapaa', 'Sticky', 'Sticky'))).toBe(true);
    expect(needsLines(row('Non-sticky', 'Sticky', 'Sticky', 'Sticky'))).toBe(false);
    expect(needsLines(row('Nostettava', 'Sticky', 'Sticky', 'Sticky'))).toBe(true);
  });

  test('if a cell has many words', () => {
    expect(needsLines(row('Visa, Skrill', 'Visa'))).toBe(false);
    expect(needsLines(row('Visa, Skrill, Neteller, Bitcoin, Trustly, Zimpler, Revolut', 'Visa'))).toBe(true);
  });

  test('if an amount, which does not wrap, is longer than a column', () => {
    expect(needsLines(row('10\u00a0000\u00a0kr.', '1', '1', '1'))).toBe(true);
    expect(needsLines(row('1\u00a0000\u00a0kr', '1', '1', '1'))).toBe(false);
  });

  test('by the texts of cells that are not strings', () => {
    expect(
      needsLines({ label: '', cells: [null, null, null, null], texts: ['Les anmeldelse', '', '', ''] }),
    ).toBe(true);
  });

  test('never with one casino', () => {
    expect(needsLines(row('x'.repeat(200)))).toBe(false);
  });
});

describe('all casinos are equal in a row', () => {
  test('if its texts are, in upper or lower case', () => {
    expect(isSame(row('Alle tunti', 'alle tunti'))).toBe(true);
    expect(isSame(row('Alle tunti', 'Alle 2 tuntia'))).toBe(false);
  });

  test('if they are at every deposit', () => {
    const cells = [null, null];
    expect(isSame({ label: '', cells, texts: ['25× 25× 25×', '25× 25× 25×'] })).toBe(true);
    expect(isSame({ label: '', cells, texts: ['25× 25× 25×', '25× 25× 12×'] })).toBe(false);
  });

  test('not if its cells are links, or if there is one casino', () => {
    expect(isSame({ ...row('Lue arvostelu', 'Lue arvostelu'), isLink: true })).toBe(false);
    expect(isSame(row('Alle tunti'))).toBe(false);
  });
});
