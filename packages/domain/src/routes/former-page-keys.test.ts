import { expect, test } from 'vitest';
import { toCurrentPageKey } from './former-page-keys.ts';
import { PAGE_KEYS } from './routes.ts';

/** The keys as they were stored, in the order of `PAGE_KEYS`. */
const FORMER_KEYS =
  'home pikakasinot viro mga kierratysvapaat yli200bonukset verovapaat ilmaiskierrokset ilmantalletusta nonsticky arvostelut kilpailut demopelit vastuuvapaus tietosuoja vertailu nettolaskuri nainlaskimme'.split(
    ' ',
  );

test('every former key maps to the current key of its page', () => {
  expect(FORMER_KEYS.map(toCurrentPageKey)).toEqual([...PAGE_KEYS]);
});

test.each([...PAGE_KEYS, 'review', 'demo-game', 'constructor', ''])('%j is returned unchanged', (key) => {
  expect(toCurrentPageKey(key)).toBe(key);
});
