import { expect, test } from 'vitest';
import { encodeClaim, getPreviewRoute, parsePreviewPath, parseToken, previewPath } from './preview.ts';
import type { PublishedDocument } from './published-document.ts';

const claim = {
  id: '0b8f5f3e-6a0c-4a53-9a3e-0f6d1c2b3a4d',
  expiresAt: new Date('2026-11-15T12:00:00Z'),
};
const SIGNATURE = 'a'.repeat(43);

test('a claim survives the round trip through a token', () => {
  expect(parseToken(`${encodeClaim(claim)}.${SIGNATURE}`)).toEqual({
    claim,
    signed: encodeClaim(claim),
    signature: SIGNATURE,
  });
});

test('rounds an expiry down to whole seconds', () => {
  const encoded = encodeClaim({ ...claim, expiresAt: new Date('2026-11-15T12:00:00.900Z') });
  expect(parseToken(`${encoded}.${SIGNATURE}`)?.claim.expiresAt).toEqual(claim.expiresAt);
});

test.each([
  ['an empty string', ''],
  ['a missing signature', encodeClaim(claim)],
  ['a short signature', `${encodeClaim(claim)}.abc`],
  ['an invalid id', `1.${'x'.repeat(6)}.${SIGNATURE}`],
  ['text after the signature', `${encodeClaim(claim)}.${SIGNATURE}.x`],
])('parseToken rejects %s', (_, token) => {
  expect(parseToken(token)).toBeNull();
});

test('splits a path under /preview into token and page path', () => {
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
  ['places', 'only', { page: 'home' }],
] as const)('a %s is previewed on the page that shows it', (kind, key, route) => {
  expect(getPreviewRoute({ kind, key, market: 'fi', body: {} } as unknown as PublishedDocument)).toEqual(
    route,
  );
});

test('a guide and a news item are previewed on different pages, and a person on none', () => {
  const preview = (kind: string, body: object) =>
    getPreviewRoute({ kind, key: 'x', market: 'fi', body } as unknown as PublishedDocument);
  expect(preview('article', { kind: 'guide' })).toEqual({ page: 'guide', slug: 'x' });
  expect(preview('article', { kind: 'news' })).toEqual({ page: 'news-item', slug: 'x' });
  expect(preview('person', {})).toBeNull();
});
