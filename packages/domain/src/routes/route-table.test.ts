import { describe, expect, test } from 'vitest';
import { formatComparisonQuery } from '../comparison/comparison.ts';
import { MARKETS } from '../markets/market.ts';
import { reviewPathFor } from './review-path.ts';
import {
  ENDPOINTS,
  type EndpointEntry,
  getCachePolicy,
  getKindPattern,
  QUERY_PARAMS,
  ROUTE_TABLE,
  type RouteKind,
} from './route-table.ts';
import { findEndpoint, getMetricLabel, listPaths, PAGE_KEYS } from './routes.ts';

const matchesKind = (kind: RouteKind, path: string) =>
  new RegExp(`^/${getKindPattern(kind)}$`, kind === 'page' ? 'i' : '').test(path);

describe('the pattern of pages', () => {
  test('matches every path of every page in every market', () => {
    const paths = MARKETS.flatMap((market) => [
      ...PAGE_KEYS.flatMap((page) => listPaths(page, market)),
      reviewPathFor('slöt-mafia', market),
    ]);
    expect(paths.filter((path) => !matchesKind('page', path))).toEqual([]);
  });

  test('matches other language codes, capitals and a trailing slash', () => {
    for (const path of ['/', '/en', '/en/pikakasinot', '/FI/Pikakasinot', '/se/', '/dk/demopelit/x']) {
      expect(matchesKind('page', path), path).toBe(true);
    }
  });

  test('matches nothing else', () => {
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
      expect(matchesKind('page', path), path).toBe(false);
    }
  });
});

test.each<[path: string, kind: EndpointEntry['kind'], cache: EndpointEntry['cache']]>([
  ['/tiles/winz-casino.svg', 'content', 'content'],
  ['/og-image.png', 'content', 'content'],
  ['/og/fi.png', 'content', 'content'],
  ['/og/fi/kasino/winz-casino.png', 'content', 'content'],
  [`/media/${'a1'.repeat(32)}.webp`, 'content', 'content'],
  ['/dk/casinos.json', 'content', 'content'],
  ['/dk/offers.json', 'content', 'content'],
  ['/no/feed.xml', 'content', 'content'],
  ['/sitemap.xml', 'content', 'content'],
  ['/sitemap-no.xml', 'content', 'content'],
  ['/se/manifest.webmanifest', 'content', 'content'],
  ['/robots.txt', 'content', 'content'],
  ['/.well-known/security.txt', 'content', 'content'],
  ['/fi/part/chat-offer/Winz', 'helper-data', 'helper-data'],
  ['/api/casino-chat', 'api', 'never'],
  ['/go', 'go', 'never'],
  ['/go/winz-casino', 'go', 'never'],
  ['/preview/abc.def/fi/kasino/x', 'preview', 'never'],
  ['/_astro/page.Dx8.css', 'asset', 'forever'],
  ['/icons/192.png', 'file', 'day'],
  ['/readyz', 'internal', 'never'],
])('%s has kind %s and cache policy %s', (path, kind, cache) => {
  expect(findEndpoint(path)).toMatchObject({ kind, cache });
  expect(ENDPOINTS.filter(({ pattern }) => new RegExp(`^/${pattern}$`).test(path))).toHaveLength(1);
  expect(matchesKind(kind, path)).toBe(true);
  expect(matchesKind('page', path)).toBe(false);
});

test.each([
  '/xx/casinos.json',
  '/media/../x.webp',
  '/fi/part',
  '/og/en.png',
  '/.env',
  '/preview/',
  '/api/other',
  '/go/a/b',
])('no entry matches %s', (path) => {
  expect(findEndpoint(path)).toBeNull();
});

test('all entries of a kind have the same cache policy', () => {
  for (const { kind, cache } of Object.values(ROUTE_TABLE)) expect(getCachePolicy(kind)).toBe(cache);
});

test('a preview serves helper data, tiles, logos and casino data of the draft', () => {
  expect(
    Object.entries(ROUTE_TABLE).flatMap(([name, entry]) => ('inPreview' in entry ? [name] : [])),
  ).toEqual(['helper-data', 'tile', 'logo', 'casino-data']);
});

test('a page’s entry lists the query parameters that its URLs use', () => {
  const query = new URLSearchParams(formatComparisonQuery(['a', 'b'], '100'));
  expect(ROUTE_TABLE.compare.query).toEqual(expect.arrayContaining([...query.keys()]));
  for (const name of ['search', 'sort', 'license', 'bonusType', 'deposit', 'more']) {
    expect(ROUTE_TABLE.home.query).toContain(name);
    expect(ROUTE_TABLE['tax-free'].query).toContain(name);
  }
  expect(ROUTE_TABLE.calculator.query).toContain('kasino');
  expect(ROUTE_TABLE['demo-game'].query).toContain('seed');
  expect(ROUTE_TABLE.privacy.query).toEqual(['lang']);
});

test('lists the query parameters of all entries, each once', () => {
  for (const name of ['search', 'kasinot', 'wagerTimes', 'volatility', 'seed', 'lang', 'v']) {
    expect(QUERY_PARAMS).toContain(name);
  }
  expect(QUERY_PARAMS).toHaveLength(new Set(QUERY_PARAMS).size);
});

test.each([
  ['/go/winz-casino?market=fi', 'go'],
  ['/go', 'go'],
  ['/gone', 'unknown'],
  ['/_astro/page.Dx8.css', 'asset'],
  ['/favicon.ico', 'asset'],
  ['/readyz', 'health'],
  ['/api/click', 'click'],
  ['/api/contact?lang=fi', 'contact'],
  ['/api/casino-chat?lang=se', 'chat'],
  ['/fi/part/offer/winz-casino', 'helper-data'],
  ['/wordmark.svg?a=b', 'asset'],
  ['/og/fi/kasino/winz.png', 'picture'],
  ['/fi/casinos.json', 'data'],
  ['/.well-known/security.txt', 'data'],
  ['/preview/token/fi', 'preview'],
  ['/', 'home'],
  ['/se?search=winz+casino', 'home'],
  ['/fi/kasino/winz', 'review'],
  ['/fi/pikakasinot', 'category'],
  ['/fi/kasinoarvostelut', 'reviews'],
  ['/dk/demopelit/kultasuoni', 'demo-game'],
  ['/fi/tietosuoja', 'legal'],
  ['/fi/%E0%A4%A', 'unknown'],
  ['//', 'unknown'],
])('the metric label of %s is %s', (path, metric) => {
  expect(getMetricLabel(path)).toBe(metric);
});

test('the metric label of an unknown path does not contain the path', () => {
  expect(getMetricLabel('/fi/aino@example.com/7f3a')).toBe('unknown');
});
