import { describe, expect, test } from 'vitest';
import { writeCompared } from '../comparison/comparison.ts';
import { MARKETS } from '../markets/market.ts';
import { listPaths, PAGE_KEYS, reviewPathFor } from './routes.ts';
import { CONTENT_FILES, FRAGMENT, GO, PAGE, PREVIEW, QUERY_NAMES } from './site-addresses.ts';

const isPage = (path: string) => new RegExp(`^/${PAGE}$`, 'i').test(path);
const isContent = (path: string) => new RegExp(`^/(?:${[...CONTENT_FILES, FRAGMENT].join('|')})$`).test(path);

describe('a page', () => {
  test('is every address of the route table in every market', () => {
    const paths = MARKETS.flatMap((market) => [
      ...PAGE_KEYS.flatMap((page) => listPaths(page, market)),
      reviewPathFor('slöt-mafia', market),
    ]);
    expect(paths.filter((path) => !isPage(path))).toEqual([]);
  });

  test('may have another language code, capitals or a slash at its end', () => {
    for (const path of ['/', '/en', '/en/pikakasinot', '/FI/Pikakasinot', '/se/', '/dk/demopelit/x']) {
      expect(isPage(path), path).toBe(true);
    }
  });

  test('is nothing else', () => {
    for (const path of [
      '/go',
      '/go/kasino/x',
      '/wp-login.php',
      '/fi/admin',
      '/fi/kasino',
      '/fi/kasino/a/b',
      '/fi/kasino/a b',
      '/api/click',
      '/healthz',
      '/content-versions',
      `/fi/kasino/${'a'.repeat(121)}`,
    ]) {
      expect(isPage(path), path).toBe(false);
    }
  });
});

test('files and fragments are distinguished from other paths', () => {
  for (const path of [
    '/tiles/winz-casino.svg',
    '/og/fi.png',
    '/og/fi/kasino/winz-casino.png',
    `/media/${'a1'.repeat(32)}.webp`,
    '/dk/casinos.json',
    '/sitemap-no.xml',
    '/.well-known/security.txt',
    '/fi/part/chat-offer/Winz',
  ]) {
    expect(isContent(path), path).toBe(true);
  }
  for (const path of ['/readyz', '/xx/casinos.json', '/media/../x.webp', '/fi/part', '/og/en.png', '/.env']) {
    expect(isContent(path), path).toBe(false);
  }
});

test('the way to a casino and a draft have theirs', () => {
  expect(new RegExp(`^/${GO}$`).test('/go/winz-casino')).toBe(true);
  expect(new RegExp(`^/${PREVIEW}$`).test('/preview/abc.def/fi/kasino/x')).toBe(true);
  expect(new RegExp(`^/${PREVIEW}$`).test('/preview/')).toBe(false);
});

test('every name that an address is written with is known', () => {
  const written = new URLSearchParams(writeCompared(['a', 'b'], '100'));
  expect([...written.keys()].filter((name) => !QUERY_NAMES.includes(name))).toEqual([]);
  for (const name of [
    'search',
    'sort',
    'license',
    'bonusType',
    'deposit',
    'kasino',
    'game',
    'seed',
    'lang',
  ]) {
    expect(QUERY_NAMES).toContain(name);
  }
});
