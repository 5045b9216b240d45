import type { ArticleKind } from '../articles/article.ts';
import { DEFAULT_MARKET, getMarket, isMarket, type Market } from '../markets/market.ts';
import { ARTICLE_PAGES, type ArticlePage, getArticleKind } from './article-pages.ts';
import { getReviewSlug, REVIEW_SEGMENT, reviewPathFor } from './review-path.ts';
import {
  ENDPOINTS,
  type EndpointEntry,
  listPageNames,
  pageEntry,
  ROUTE_PAGES,
  type RoutePage,
} from './route-table.ts';

/** Pages without a `param`: all except those of single casinos, games and articles. */
export type PageKey = Exclude<RoutePage, 'review' | 'demo-game' | ArticlePage>;
export const PAGE_KEYS = ROUTE_PAGES.filter((page): page is PageKey => pageEntry(page).param === undefined);

const PAGE_BY_NAME = new Map(
  PAGE_KEYS.flatMap((page) => listPageNames(page).map((name) => [name, page] as const)),
);
const DEMO_GAME_SEGMENTS = new Set(listPageNames('demo-game'));
const ARTICLE_PAGE_BY_SEGMENT = new Map(
  Object.values(ARTICLE_PAGES).flatMap(({ page }) =>
    listPageNames(page).map((name) => [name, page] as const),
  ),
);
const ENDPOINT_PATTERNS = ENDPOINTS.map((entry) => ({ entry, path: new RegExp(`^/${entry.pattern}$`) }));

/** The method page's section on how the site earns money; the same anchor in all markets. */
export const EARNINGS_ANCHOR = 'ansainta';
/** The method page's section on countries with and without affiliate links. */
export const COUNTRIES_ANCHOR = 'markkinat';
/** The questions of a review or category page. */
export const QUESTIONS_ANCHOR = 'questions';

export type Route =
  | { page: PageKey }
  | { page: 'review'; slug: string }
  | { page: ArticlePage; slug: string }
  | { page: 'demo-game'; game: string };

/** The canonical path of a page in a market. */
export function pathFor(page: PageKey, market: Market): string {
  return toPath(market, pageEntry(page).names[market]);
}

/** The canonical path of a demo game's simulator in a market. */
export function demoGamePathFor(game: string, market: Market): string {
  return `/${market}/${pageEntry('demo-game').names[market]}/${encodeURIComponent(game)}`;
}

/** The canonical path of an article in a market. */
export function articlePathFor(kind: ArticleKind, slug: string, market: Market): string {
  return `/${market}/${pageEntry(ARTICLE_PAGES[kind].page).names[market]}/${encodeURIComponent(slug)}`;
}

/** The canonical path of a route in a market. */
export function routePath(route: Route, market: Market): string {
  switch (route.page) {
    case 'review':
      return reviewPathFor(route.slug, market);
    case 'demo-game':
      return demoGamePathFor(route.game, market);
    case 'guide':
    case 'news-item':
      return articlePathFor(getArticleKind(route.page), route.slug, market);
    default:
      return pathFor(route.page, market);
  }
}

/** All paths of a page in a market, including the canonical one. */
export function listPaths(page: PageKey, market: Market): string[] {
  return listPageNames(page).map((name) => toPath(market, name));
}

function toPath(market: Market, name: string): string {
  return name === '' ? `/${market}` : `/${market}/${name}`;
}

/** The route of a path after `/{market}/`, or null. Does not check that the casino or game exists. */
export function getRoute(path: string): Route | null {
  const page = PAGE_BY_NAME.get(path);
  if (page) return { page };
  const [segment, name, ...rest] = path.split('/');
  if (!name || rest.length > 0) return null;
  if (segment === REVIEW_SEGMENT) return { page: 'review', slug: getReviewSlug(name) };
  if (segment && DEMO_GAME_SEGMENTS.has(segment)) return { page: 'demo-game', game: name };
  const articlePage = ARTICLE_PAGE_BY_SEGMENT.get(segment ?? '');
  return articlePage ? { page: articlePage, slug: name } : null;
}

export type Location =
  | { kind: 'page'; market: Market; route: Route }
  /** A page under a different language code or spelling; redirects to the page's canonical URL. */
  | { kind: 'redirect'; market: Market; route: Route }
  | { kind: 'not-found'; market: Market };

/**
 * Resolves a URL path. A page under an unknown two-letter code redirects to the default market, and a path with
 * capitals redirects to lower case. Everything else is not found, in the market of the first segment or the default.
 */
export function parseLocation(path: string): Location {
  const decoded = decodePath(path);
  if (decoded === null) return { kind: 'not-found', market: DEFAULT_MARKET };
  const pathname = decoded.toLowerCase();
  const [first = '', ...rest] = pathname.replace(/^\//, '').replace(/\/$/, '').split('/');
  const market = getMarket(first);
  const route = getRoute(rest.join('/'));
  if (pathname === '/') return { kind: 'redirect', market: DEFAULT_MARKET, route: { page: 'home' } };
  if (!route) return { kind: 'not-found', market: market ?? DEFAULT_MARKET };
  if (isMarket(first)) return { kind: pathname === decoded ? 'page' : 'redirect', market: first, route };
  if (market || /^[a-z]{2}$/.test(first)) {
    return { kind: 'redirect', market: market ?? DEFAULT_MARKET, route };
  }
  return { kind: 'not-found', market: DEFAULT_MARKET };
}

/** Decodes percent-encoding, because slugs may contain non-ASCII letters. Null if the encoding is invalid. */
function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    return null;
  }
}

/** The route table's entry for a path, or null if it is not an endpoint. */
export function findEndpoint(pathname: string): EndpointEntry | null {
  return ENDPOINT_PATTERNS.find(({ path }) => path.test(pathname))?.entry ?? null;
}

/** The metric label of a request: low cardinality, and no personal data. */
export function getMetricLabel(url: string): string {
  const [pathname = ''] = url.split('?', 1);
  const endpoint = findEndpoint(pathname);
  if (endpoint) return endpoint.metric;
  const location = parseLocation(pathname);
  return location.kind === 'not-found' ? 'unknown' : pageEntry(location.route.page).view;
}
