import { expect, test } from 'vitest';
import { decodeCsv } from './decode-csv.ts';

const toBytes = (...bytes: number[]) => new Uint8Array(bytes).buffer;

test('reads UTF-8, with and without a byte order mark', () => {
  const text = 'päivä;å €';
  expect(decodeCsv(new TextEncoder().encode(text).buffer)).toBe(text);
  expect(decodeCsv(new TextEncoder().encode(`\uFEFF${text}`).buffer)).toBe(text);
});

test('reads Windows-1252, in which ä, å and € are single bytes', () => {
  expect(decodeCsv(toBytes(0xe4, 0x3b, 0xe5, 0x3b, 0x80))).toBe('ä;å;€');
});
