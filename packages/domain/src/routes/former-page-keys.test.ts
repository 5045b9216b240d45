import { expect, test } from 'vitest';
import { toCurrentPageKey } from './former-page-keys.ts';
import { PAGE_KEYS } from './routes.ts';

/** In the order of `PAGE_KEYS`. Later pages never had another key. */
const FORMER_KEYS =
  'home pikakasinot viro mga kierratysvapaat yli200bonukset verovapaat ilmaiskierrokset ilmantalletusta nonsticky arvostelut kilpailut demopelit vastuuvapaus tietosuoja vertailu nettolaskuri nainlaskimme'.split(
    ' ',
  );

test('maps every former key to the current key of its page', () => {
  expect(FORMER_KEYS.map(toCurrentPageKey)).toEqual(PAGE_KEYS.slice(0, FORMER_KEYS.length));
});

test.each([...PAGE_KEYS, 'review', 'demo-game', 'constructor', ''])('returns %j unchanged', (key) => {
  expect(toCurrentPageKey(key)).toBe(key);
});
