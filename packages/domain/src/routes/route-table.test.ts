import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldRange, NUMBER_FIELDS } from '../calculator/calculator.ts';
import { LICENCE_TYPES } from '../catalogue/casino.ts';
import {
  CATEGORY_FILTER,
  FILTER_OPTIONS,
  parseFilter,
  SEARCH_MAX_LENGTH,
  toFilterParams,
} from '../catalogue/casino-filter.ts';
import { depositStep } from '../catalogue/deposit-choice.ts';
import { formatComparisonQuery } from '../comparison/comparison.ts';
import { DEMO_SORTS, parseDemoFilter, toDemoFilterParams } from '../demo-games/demo-filter.ts';
import { VOLATILITIES } from '../demo-games/volatility.ts';
import { formatCount } from '../markets/format-amount.ts';
import { MARKETS } from '../markets/market.ts';
import { parseReviewFilter, REVIEW_SORTS, toReviewFilterParams } from '../reviews/review-filter.ts';
import { MORE_LIMIT, MORE_PARAM } from '../shared/paging.ts';
import { reviewPathFor } from './review-path.ts';
import {
  ENDPOINTS,
  type EndpointEntry,
  getCachePolicy,
  getKindPattern,
  QUERY_ROUTES,
  ROUTE_TABLE,
  type RouteKind,
  type RoutePage,
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
  ['/fi/part/quiz-offer/Winz', 'widget-data', 'widget-data'],
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

test('a preview serves widget data, tiles, logos and casino data from the draft', () => {
  expect(
    Object.entries(ROUTE_TABLE).flatMap(([name, entry]) => ('inPreview' in entry ? [name] : [])),
  ).toEqual(['widget-data', 'suggestions', 'tile', 'logo', 'casino-data']);
});

test('a page’s entry lists the query parameters that its URLs use', () => {
  const query = new URLSearchParams(formatComparisonQuery(['a', 'b'], '100', true));
  expect(Object.keys(ROUTE_TABLE.compare.query)).toEqual([...query.keys(), 'lang']);
  for (const name of ['search', 'sort', 'license', 'bonusType', 'deposit', 'more']) {
    expect(ROUTE_TABLE.home.query).toHaveProperty(name);
    expect(ROUTE_TABLE['tax-free'].query).toHaveProperty(name);
  }
  expect(ROUTE_TABLE.calculator.query).toHaveProperty('kasino');
  expect(ROUTE_TABLE['demo-game'].query).toHaveProperty('seed');
  expect(Object.keys(ROUTE_TABLE.privacy.query)).toEqual(['deposit', 'lang']);
  for (const [name, { kind, query }] of Object.entries(ROUTE_TABLE)) {
    expect('deposit' in query, name).toBe(kind === 'page' || kind === 'widget-data');
  }
});

describe('the patterns of query parameters', () => {
  /** The parameters that the edge forwards. */
  function listAccepted(page: RoutePage, params: URLSearchParams): string[][] {
    const patterns: Record<string, string> = ROUTE_TABLE[page].query;
    return [...params].filter(([name, value]) =>
      new RegExp(`^(?:${patterns[name]})$`).test(
        String(new URLSearchParams({ [name]: value })).slice(name.length + 1),
      ),
    );
  }

  test('accept every filter of a list, of reviews and of demo games', () => {
    const search = fc.string({ unit: 'grapheme', maxLength: SEARCH_MAX_LENGTH });
    const listing = fc.record({
      bonusPercent: fc.constantFrom(...FILTER_OPTIONS.bonusPercent),
      bonusType: fc.constantFrom(...FILTER_OPTIONS.bonusType),
      features: fc.constantFrom(...FILTER_OPTIONS.features),
      license: fc.constantFrom(...FILTER_OPTIONS.license),
      sort: fc.constantFrom(...FILTER_OPTIONS.sort),
      payment: fc.constantFrom(...FILTER_OPTIONS.payment),
      minDeposit: fc.constantFrom(...FILTER_OPTIONS.minDeposit),
      finish: fc.constantFrom(...FILTER_OPTIONS.finish),
      search,
    });
    const reviews = fc.record({
      search,
      license: fc.constantFrom('all', ...LICENCE_TYPES),
      sort: fc.constantFrom(...REVIEW_SORTS),
    });
    const games = fc.record({
      game: search,
      studio: fc.constantFrom('all', 'studio-nord'),
      volatility: fc.constantFrom('all', ...VOLATILITIES),
      sort: fc.constantFrom(...DEMO_SORTS),
    });
    fc.assert(
      fc.property(listing, reviews, games, (listingFilter, reviewFilter, demoFilter) => {
        // As in the URL: parsing truncates a search.
        const inList = toFilterParams(parseFilter(new URLSearchParams(listingFilter)));
        expect(listAccepted('home', inList)).toEqual([...inList]);
        const inCategory = toFilterParams(
          parseFilter(new URLSearchParams(listingFilter), CATEGORY_FILTER),
          CATEGORY_FILTER,
        );
        expect(listAccepted('wager-free', inCategory)).toEqual([...inCategory]);
        const inReviews = toReviewFilterParams(
          parseReviewFilter(new URLSearchParams(reviewFilter), LICENCE_TYPES),
        );
        inReviews.set(MORE_PARAM, String(MORE_LIMIT));
        expect(listAccepted('reviews', inReviews)).toEqual([...inReviews]);
        const inGames = toDemoFilterParams(parseDemoFilter(new URLSearchParams(demoFilter), ['Studio Nord']));
        expect(listAccepted('demo-games', inGames)).toEqual([...inGames]);
      }),
    );
  });

  test('drop the default order of a page and unknown filter values, which would be further copies of it', () => {
    expect(
      listAccepted('home', new URLSearchParams('sort=newest&payment=all&finish=4&minDeposit=15')),
    ).toEqual([]);
    expect(listAccepted('wager-free', new URLSearchParams('sort=net&payment=cash'))).toEqual([]);
  });

  test.each(MARKETS)('accept every deposit and state of the calculator in %s', (market) => {
    for (const page of ['home', 'compare', 'review', 'reviews', 'method', 'demo-game'] as const) {
      const params = [1, 5, 10, 17, 25, 50].map((steps): [string, string] => [
        'deposit',
        String((steps * depositStep(market)) / 100),
      ]);
      expect(listAccepted(page, new URLSearchParams(params))).toEqual(params);
    }
    for (const field of NUMBER_FIELDS) {
      const { min, max, isOptional } = fieldRange(field, market);
      const grouped = [formatCount(max, market), '1 000,5', '1.000.000'];
      for (const value of [
        String(min),
        String(max),
        '12.345',
        '12,5',
        ...grouped,
        ...(isOptional ? [''] : []),
      ]) {
        expect(listAccepted('calculator', new URLSearchParams([[field, value]]))).toEqual([[field, value]]);
      }
    }
  });
});

test('the pattern of a route with query parameters matches its previews too, but no other route', () => {
  const find = (path: string) =>
    QUERY_ROUTES.filter(({ kind, pattern }) =>
      new RegExp(`^/${pattern}$`, kind === 'page' ? 'i' : '').test(path),
    ).map(({ query }) => Object.keys(query)[0]);
  expect(find('/fi')).toEqual(['bonusPercent']);
  expect(find('/preview/a.b/fi/Pikakasinot/')).toEqual(['bonusPercent']);
  expect(find('/fi/vertailu')).toEqual(['kasinot']);
  expect(find('/fi/demopelit')).toEqual(['game']);
  expect(find('/fi/demopelit/x')).toEqual(['seed']);
  expect(find('/go')).toEqual(['lang']);
  expect(find('/preview/a.b/tiles/x.svg')).toEqual(['v']);
  expect(find('/preview/a.b/go/x')).toEqual([]);
  expect(find('/sitemap.xml')).toEqual([]);
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
  ['/fi/part/offer/winz-casino', 'widget-data'],
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
  ['/dk/demospil/kultasuoni', 'demo-game'],
  ['/no/viron-lisensi', 'category'],
  ['/no/estisk-lisens', 'category'],
  ['/fi/tietosuoja', 'legal'],
  ['/fi/%E0%A4%A', 'unknown'],
  ['//', 'unknown'],
])('the metric label of %s is %s', (path, metric) => {
  expect(getMetricLabel(path)).toBe(metric);
});

test('the metric label of an unknown path does not contain the path', () => {
  expect(getMetricLabel('/fi/aino@example.com/7f3a')).toBe('unknown');
});
