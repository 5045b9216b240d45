import { expect, test } from 'vitest';
import { CACHE_PAGE } from '../headers.ts';
import { type ClickPage, isValidClickToken, signClickToken } from './click-token.ts';

const SECRET = 'a secret of the site';
const PAGE: ClickPage = { market: 'fi', path: '/fi/pikakasinot' };
const SIGNED_AT = new Date('2026-11-17T23:59:59Z');
const token = signClickToken(PAGE, SECRET, SIGNED_AT);
const isValidAt = (time: string, page = PAGE, secret = SECRET) =>
  isValidClickToken(token, page, secret, new Date(time));

test('a token is accepted on its day and the next (UTC)', () => {
  expect(isValidAt('2026-11-17T00:00:00Z')).toBe(true);
  expect(isValidAt('2026-11-18T23:59:59Z')).toBe(true);
  expect(isValidAt('2026-11-19T00:00:00Z')).toBe(false);
  expect(isValidAt('2026-11-16T23:59:59Z')).toBe(false);
});

test('a token is not accepted for another page or market, or with another secret', () => {
  const at = '2026-11-17T12:00:00Z';
  expect(isValidAt(at, { ...PAGE, path: '/fi' })).toBe(false);
  expect(isValidAt(at, { ...PAGE, market: 'se' })).toBe(false);
  expect(isValidAt(at, PAGE, 'another secret')).toBe(false);
  for (const forged of ['', token.slice(1), `${token}A`, 'not base64url: ä']) {
    expect(isValidClickToken(forged, PAGE, SECRET, SIGNED_AT)).toBe(false);
  }
});

test('all visitors get the same token on one day, and a different one on the next', () => {
  expect(signClickToken(PAGE, SECRET, new Date('2026-11-17T00:00:00Z'))).toBe(token);
  expect(signClickToken(PAGE, SECRET, new Date('2026-11-18T00:00:00Z'))).not.toBe(token);
});

test('caches replace a page long before its token expires', () => {
  const seconds = ['s-maxage', 'stale-while-revalidate'].map((name) =>
    Number(new RegExp(`${name}=(\\d+)`).exec(CACHE_PAGE)?.[1]),
  );
  // A token that was signed a second before midnight is valid for a day after that.
  expect(seconds.reduce((sum, count) => sum + count)).toBeLessThan(60 * 60);
});
