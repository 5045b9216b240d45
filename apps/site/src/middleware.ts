import { defineMiddleware } from 'astro:middleware';
import { CATEGORY_PAGES, type CategoryPage } from '@nettobonus/domain/category';
import type { Market } from '@nettobonus/domain/market';
import { parsePreviewPath, previewPath } from '@nettobonus/domain/preview';
import { type Location, parseLocation, type Route, routePath } from '@nettobonus/domain/routes';
import { CONTENT_FILES, PART } from '@nettobonus/domain/site-addresses';
import type { APIContext, MiddlewareNext } from 'astro';
import { compressResponse } from './server/compress-response.ts';
import { contentVersion, published, showDraft, waitForContent, waitForVersion } from './server/content.ts';
import { isKnown } from './server/entity-tag.ts';
import {
  CACHE_PAGE,
  CACHE_WITH_LINKS,
  PREVIEW_HEADERS,
  SPECULATION_HEADER,
  VERSION_HEADER,
} from './server/headers.ts';
import { pagesRendered } from './server/metrics.ts';
import { findDraft } from './server/preview/find-draft.ts';
import { overlay } from './server/preview/overlay.ts';
import { isPublished } from './server/published-pages.ts';

/** Addresses that are answered by a file of their own under `pages`, not by the route table. */
const OWN_ADDRESS = new RegExp(
  `^/(${['go(/.*)?', 'healthz|readyz|content-versions', 'api/[^/]+', ...CONTENT_FILES].join('|')})$`,
);
/** Those that a page asks for and that show content: within a preview they show the draft. */
const OWN_OF_PAGES =
  /^\/(tiles\/(?<slug>[^/]+)\.svg|media\/(?<hash>[^/]+)\.webp|(?<market>[^/]+)\/casinos\.json)$/;
const FRAGMENT_PATH = new RegExp(`^/${PART}$`);

const HOUR_MS = 60 * 60_000;

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
  const preview = parsePreviewPath(context.url.pathname);
  const isCurrent = await waitForVersion(Number(context.request.headers.get(VERSION_HEADER) ?? 0));
  const response = await (preview ? answerPreview(context, next, preview) : answer(context, next));
  if (!isCurrent) response.headers.set('Cache-Control', 'no-store');
  if (response.headers.get('Content-Type') === 'text/html') {
    response.headers.set('Content-Type', 'text/html; charset=utf-8');
  }
  return compressResponse(response, context.request);
});

async function answer({ url, locals, request }: APIContext, next: MiddlewareNext): Promise<Response> {
  const location = parseLocation(url.pathname);
  locals.market = location.market;
  locals.url = url;
  if (OWN_ADDRESS.test(url.pathname)) return next();
  if (!(await waitForContent())) return next('/unavailable');

  if (FRAGMENT_PATH.test(url.pathname)) return answerFragment(next);

  if (location.kind === 'not-found' || !isPublished(location.market, location.route)) {
    pagesRendered.inc();
    return withPageCaching(await next('/404'));
  }
  const path = routePath(location.route, location.market);
  if (location.kind === 'redirect') return redirectTo(path + url.search, url.pathname === '/' ? 302 : 301);
  if (url.pathname.endsWith('/')) return redirectTo(url.pathname.slice(0, -1) + url.search, 301);
  locals.route = location.route;
  const tag = pageTag(location.market);
  // In development a page changes without a build.
  if (import.meta.env.PROD && isKnown(tag, request))
    return withPageCaching(new Response(null, { status: 304 }), tag);
  pagesRendered.inc();
  const response = await next(PAGE_FILE_OF[location.route.page]);
  response.headers.set('Speculation-Rules', SPECULATION_HEADER);
  return withPageCaching(response, tag);
}

/** A page is the same until something is published, built, or an hour has gone by: it tells days, and what is stale. */
function pageTag(market: Market): string {
  return `"${BUILD_ID}-${contentVersion(market)}-${Math.floor(Date.now() / HOUR_MS)}"`;
}

function withPageCaching(response: Response, tag?: string): Response {
  response.headers.set('Cache-Control', CACHE_PAGE);
  if (tag) response.headers.set('ETag', tag);
  return response;
}

function redirectTo(location: string, status: 301 | 302): Response {
  return withPageCaching(new Response(null, { status, headers: { Location: location } }));
}

async function answerFragment(next: MiddlewareNext): Promise<Response> {
  const response = await next();
  response.headers.set('X-Robots-Tag', 'noindex');
  if (response.ok) response.headers.set('Cache-Control', CACHE_WITH_LINKS);
  return response;
}

/** A page with a draft laid over what is published. Only what is asked for in the draft's name ever sees it. */
async function answerPreview(
  context: APIContext,
  next: MiddlewareNext,
  { token, path }: { token: string; path: string },
): Promise<Response> {
  const { url, locals, request } = context;
  const location = parseLocation(path);
  locals.market = location.market;
  locals.url = new URL(url);
  locals.url.pathname = path;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return asPreview(new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } }));
  }
  const now = new Date();
  const found = (await waitForContent()) ? await findDraft(token, now) : ({ kind: 'away' } as const);
  if (found.kind !== 'draft') {
    locals.noPreview = found.kind;
    return asPreview(await next('/no-preview'));
  }
  const base = previewPath(token);
  const shown = {
    content: overlay(published(), found.draft, now),
    base,
    until: found.until,
    publishedHref: isPage(location) ? path : null,
  };
  return showDraft(shown, async () => asPreview(await answerDraft(location, context, next)));
}

function isPage(location: Location): location is Extract<Location, { kind: 'page' }> {
  return location.kind === 'page' && isPublished(location.market, location.route);
}

function answerDraft(location: Location, context: APIContext, next: MiddlewareNext): Promise<Response> {
  const { locals } = context;
  const { pathname, search } = locals.url;
  const own = OWN_OF_PAGES.exec(pathname);
  // Astro hands a file that answers by itself the parameters of the address before it was another.
  if (own) context.params = { ...own.groups, slug: decodeURIComponent(own.groups?.slug ?? '') };
  if (own || FRAGMENT_PATH.test(pathname)) return next(pathname + search);
  if (!isPage(location)) return next('/404');
  locals.route = location.route;
  return next(PAGE_FILE_OF[location.route.page]);
}

/** Read to its end here: a body that is rendered while it is sent would be rendered without the draft. */
async function asPreview(response: Response): Promise<Response> {
  const { status, headers } = response;
  const answered = new Response(await response.arrayBuffer(), { status, headers });
  for (const [name, value] of Object.entries(PREVIEW_HEADERS)) answered.headers.set(name, value);
  return answered;
}
