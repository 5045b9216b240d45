import { expect, test } from 'vitest';
import { parsePreviewPath, parseToken, previewPath, routeShowing, writeClaim } from './preview.ts';

const claim = {
  id: '0b8f5f3e-6a0c-4a53-9a3e-0f6d1c2b3a4d',
  expiresAt: new Date('2026-11-15T12:00:00Z'),
};
const SIGNATURE = 'a'.repeat(43);

test('a claim survives the round trip through a token', () => {
  expect(parseToken(`${writeClaim(claim)}.${SIGNATURE}`)).toEqual({
    claim,
    signed: writeClaim(claim),
    signature: SIGNATURE,
  });
});

test('an expiry between two seconds is rounded down', () => {
  const written = writeClaim({ ...claim, expiresAt: new Date('2026-11-15T12:00:00.900Z') });
  expect(parseToken(`${written}.${SIGNATURE}`)?.claim.expiresAt).toEqual(claim.expiresAt);
});

test.each([
  ['an empty string', ''],
  ['a missing signature', writeClaim(claim)],
  ['a short signature', `${writeClaim(claim)}.abc`],
  ['an invalid id', `1.${'x'.repeat(6)}.${SIGNATURE}`],
  ['text after the signature', `${writeClaim(claim)}.${SIGNATURE}.x`],
])('parseToken rejects %s', (_, token) => {
  expect(parseToken(token)).toBeNull();
});

test('a path under /preview is split into token and page path', () => {
  expect(parsePreviewPath(previewPath('abc', '/fi/kasino/winz-casino'))).toEqual({
    token: 'abc',
    path: '/fi/kasino/winz-casino',
  });
  expect(parsePreviewPath('/preview')).toEqual({ token: '', path: '/' });
  expect(parsePreviewPath('/preview/')).toEqual({ token: '', path: '/' });
  expect(parsePreviewPath('/preview/abc')).toEqual({ token: 'abc', path: '/' });
  expect(parsePreviewPath('/previews/abc')).toBeNull();
  expect(parsePreviewPath('/fi/preview/abc')).toBeNull();
});

test.each([
  ['casino', 'winz-casino', { page: 'review', slug: 'winz-casino' }],
  ['listing', 'winz-casino', { page: 'review', slug: 'winz-casino' }],
  ['review', 'winz-casino', { page: 'review', slug: 'winz-casino' }],
  ['demo-game', 'kultasuoni', { page: 'demo-game', game: 'kultasuoni' }],
  ['page', 'privacy', { page: 'privacy' }],
  ['competition', 'syksyn-turnaus', { page: 'competitions' }],
  ['editorial', 'only', { page: 'home' }],
  ['market-settings', 'only', { page: 'home' }],
  ['navigation', 'only', { page: 'home' }],
] as const)('a %s is previewed on the page that shows it', (kind, key, route) => {
  expect(routeShowing({ kind, key })).toEqual(route);
});
