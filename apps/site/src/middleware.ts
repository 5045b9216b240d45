import { defineMiddleware } from 'astro:middleware';
import { CATEGORY_PAGES, type CategoryPage } from '@nettobonus/domain/category';
import { MARKETS } from '@nettobonus/domain/market';
import { parseLocation, type Route, routePath } from '@nettobonus/domain/routes';
import type { APIContext, MiddlewareNext } from 'astro';
import { waitForContent } from './server/content.ts';
import { CACHE_WITH_LINKS, SECURITY_HEADERS, SPECULATION_HEADER } from './server/headers.ts';
import { isPublished } from './server/published-pages.ts';

/** Addresses that are answered by a file of their own under `pages`, not by the route table. */
const OWN_ADDRESS = new RegExp(
  `^/(${[
    'go(/.*)?',
    'healthz|readyz',
    'api/[^/]+',
    'tiles\\.svg|tiles/[^/]+\\.svg',
    'og/.+|og-image\\.png',
    '[^/]+/(casinos|offers)\\.json',
    'sitemap(-[^/]+)?\\.xml|[^/]+/feed\\.xml',
    '(robots|llms|(\\.well-known/)?security)\\.txt',
    '[^/]+/manifest\\.webmanifest',
  ].join('|')})$`,
);
/** Pieces of pages that come when they are asked for. */
const PART = new RegExp(`^/(${MARKETS.join('|')})/part/[^/]+(/[^/]+)?$`);

const PAGE_FILE_OF: Record<Route['page'], string> = {
  home: '/home',
  review: '/review',
  arvostelut: '/reviews',
  vertailu: '/compare',
  nettolaskuri: '/calculator',
  nainlaskimme: '/method',
  kilpailut: '/competitions',
  demopelit: '/demo-games',
  'demo-game': '/demo-game',
  vastuuvapaus: '/legal',
  tietosuoja: '/legal',
  ...(Object.fromEntries(CATEGORY_PAGES.map((page) => [page, '/category'])) as Record<CategoryPage, string>),
};

export const onRequest = defineMiddleware(async (context, next) => {
  const response = await answer(context, next);
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    // An address of its own may be stricter.
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  if (response.headers.get('Content-Type') === 'text/html') {
    response.headers.set('Content-Type', 'text/html; charset=utf-8');
  }
  return response;
});

async function answer({ url, locals, redirect }: APIContext, next: MiddlewareNext): Promise<Response> {
  const location = parseLocation(url.pathname);
  locals.market = location.market;
  locals.url = url;
  if (OWN_ADDRESS.test(url.pathname)) return next();
  if (!(await waitForContent())) return next('/unavailable');

  if (PART.test(url.pathname)) return answerPart(next);

  if (location.kind === 'not-found' || !isPublished(location.market, location.route)) return next('/404');
  const path = routePath(location.route, location.market);
  if (location.kind === 'elsewhere') return redirect(path + url.search, url.pathname === '/' ? 302 : 301);
  if (url.pathname.endsWith('/')) return redirect(url.pathname.slice(0, -1) + url.search, 301);
  locals.route = location.route;
  const response = await next(PAGE_FILE_OF[location.route.page]);
  response.headers.set('Speculation-Rules', SPECULATION_HEADER);
  return response;
}

async function answerPart(next: MiddlewareNext): Promise<Response> {
  const response = await next();
  response.headers.set('X-Robots-Tag', 'noindex');
  if (response.ok) response.headers.set('Cache-Control', CACHE_WITH_LINKS);
  return response;
}
