import { defineMiddleware } from 'astro:middleware';
import { parseFilter } from '@nettobonus/domain/catalogue/casino-filter';
import { parseDeposit } from '@nettobonus/domain/catalogue/deposit-choice';
import type { Market } from '@nettobonus/domain/markets/market';
import { parsePreviewPath, previewPath } from '@nettobonus/domain/publishing/preview';
import {
  findEndpoint,
  type Location,
  parseLocation,
  type Route,
  routePath,
} from '@nettobonus/domain/routes/routes';
import { visitorAddress } from '@nettobonus/domain/shared/visitor-address';
import type { APIContext, MiddlewareNext } from 'astro';
import { signClickToken } from './server/clicks/click-token.ts';
import { compressResponse } from './server/compress-response.ts';
import {
  contentVersion,
  getContent,
  runWithDraft,
  waitForContent,
  waitForVersion,
} from './server/content.ts';
import { buildPageEtag, hashConfig, isNotModified } from './server/entity-tag.ts';
import { env } from './server/env.ts';
import { PAGE_VARIABLES } from './server/env-schema.ts';
import { CACHE_WITH_LINKS, PREVIEW_HEADERS, SPECULATION_HEADER, VERSION_HEADER } from './server/headers.ts';
import { pagesRendered } from './server/metrics.ts';
import { CLIENT_CLOSED_REQUEST, withPageCaching } from './server/page-caching.ts';
import { findDraft } from './server/preview/find-draft.ts';
import { overlay } from './server/preview/overlay.ts';
import { isPublished } from './server/published-pages.ts';
import { findRedirect } from './server/redirects.ts';
import { RenderQueue } from './server/render-queue.ts';
import { isCrossSiteForm } from './server/same-origin.ts';

const CONFIG_HASH = hashConfig(PAGE_VARIABLES.map((name) => String(env[name])));
const queue = new RenderQueue();

export const onRequest = defineMiddleware(async (context, next) => {
  if (isCrossSiteForm(context.request, env.SITE_URL)) {
    return new Response('Cross-site form submissions are forbidden', { status: 403 });
  }
  const preview = parsePreviewPath(context.url.pathname);
  const isCurrent = await waitForVersion(Number(context.request.headers.get(VERSION_HEADER) ?? 0));
  const response = await (preview ? renderPreview(context, next, preview) : respond(context, next));
  if (!isCurrent) response.headers.set('Cache-Control', 'no-store');
  if (response.headers.get('Content-Type') === 'text/html') {
    response.headers.set('Content-Type', 'text/html; charset=utf-8');
  }
  return compressResponse(response, context.request);
});

async function respond(context: APIContext, next: MiddlewareNext): Promise<Response> {
  const { url, locals, request } = context;
  const location = parseLocation(url.pathname);
  locals.market = location.market;
  locals.url = url;
  locals.deposit = parseDeposit(url.searchParams, location.market);
  const kind = findEndpoint(url.pathname)?.kind;
  // The server sends existing files before it runs the middleware, so a file that is requested here does not exist.
  if (kind && kind !== 'widget-data' && kind !== 'file' && kind !== 'asset') return next();
  if (!(await waitForContent())) return next('/unavailable');
  if (kind === 'widget-data') return renderWidgetData(context, next);

  if (location.kind === 'not-found' || !isPublished(location.market, location.route)) {
    const target = location.kind === 'not-found' ? null : findRedirect(location.market, location.route);
    if (target) return redirectTo(routePath(target.route, target.market) + url.search, 301);
    const isNotFoundPage = url.pathname === `/${location.market}/404`;
    // The edge responds with its cached copy of the page, which saves a render for each unknown URL.
    if (request.headers.has(VERSION_HEADER) && !isNotFoundPage)
      return withPageCaching(new Response(null, { status: 404 }));
    return withPageCaching(await renderQueued(context, () => renderPage(next, '/404')));
  }
  const path = routePath(location.route, location.market);
  if (location.kind === 'redirect') return redirectTo(path + url.search, url.pathname === '/' ? 302 : 301);
  if (url.pathname.endsWith('/')) return redirectTo(url.pathname.slice(0, -1) + url.search, 301);
  locals.route = location.route;
  locals.clickToken = signClickToken({ market: location.market, path }, env.PREVIEW_SECRET, new Date());
  const etag = getPageEtag(location.market, locals.clickToken);
  // Skip the 304 in development: the ETag only changes with a build or a publication.
  if (import.meta.env.PROD && isNotModified(etag, request))
    return withPageCaching(new Response(null, { status: 304 }), etag);
  const response = await renderQueued(context, () => renderPage(next, getResultsPath(location.route, url)));
  response.headers.set('Speculation-Rules', SPECULATION_HEADER);
  return withPageCaching(response, etag);
}

/** With a search text, the home page's URL shows the results instead. */
function getResultsPath({ page }: Route, { searchParams }: URL): string | undefined {
  return page === 'home' && parseFilter(searchParams).search ? '/search' : undefined;
}

function getPageEtag(market: Market, clickToken: string): string {
  return buildPageEtag({
    buildId: BUILD_ID,
    configHash: CONFIG_HASH,
    contentVersion: contentVersion(market),
    clickToken,
    now: Date.now(),
  });
}

function redirectTo(location: string, status: 301 | 302): Response {
  return withPageCaching(new Response(null, { status, headers: { Location: location } }));
}

async function renderQueued(
  { request, clientAddress }: APIContext,
  render: () => Promise<Response>,
): Promise<Response> {
  const visitor = visitorAddress(request.headers, clientAddress, env.TRUSTED_PROXY_HOPS);
  const response = await queue.run(visitor, request.signal, async () => {
    const { status, headers, body } = await render();
    // Read the body within the queue: Astro renders it only when it is read.
    return new Response(body && (await new Response(body).arrayBuffer()), { status, headers });
  });
  return response ?? new Response(null, { status: CLIENT_CLOSED_REQUEST });
}

function renderPage(next: MiddlewareNext, path?: string): Promise<Response> {
  pagesRendered.inc();
  return next(path);
}

async function renderWidgetData(context: APIContext, next: MiddlewareNext): Promise<Response> {
  const response = await renderQueued(context, () => next());
  response.headers.set('X-Robots-Tag', 'noindex');
  if (response.ok) response.headers.set('Cache-Control', CACHE_WITH_LINKS);
  return response;
}

/** Renders a page with the draft on top of the published content. Only requests with the preview token see the draft. */
async function renderPreview(
  context: APIContext,
  next: MiddlewareNext,
  { token, path }: { token: string; path: string },
): Promise<Response> {
  const { url, locals, request } = context;
  const location = parseLocation(path);
  locals.market = location.market;
  locals.url = new URL(url);
  locals.url.pathname = path;
  locals.deposit = parseDeposit(url.searchParams, location.market);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return toPreviewResponse(new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } }));
  }
  const now = new Date();
  const lookup = (await waitForContent()) ? await findDraft(token, now) : ({ kind: 'unavailable' } as const);
  if (lookup.kind !== 'draft') {
    locals.previewError = lookup.kind;
    return toPreviewResponse(await renderQueued(context, () => next('/no-preview')));
  }
  const base = previewPath(token);
  const preview = {
    content: overlay(getContent(), lookup.draft, now),
    base,
    expiresAt: lookup.expiresAt,
    publishedHref: isPage(location) ? path : null,
  };
  return runWithDraft(preview, async () => toPreviewResponse(await renderDraft(location, context, next)));
}

function isPage(location: Location): location is Extract<Location, { kind: 'page' }> {
  return location.kind === 'page' && isPublished(location.market, location.route);
}

function renderDraft(location: Location, context: APIContext, next: MiddlewareNext): Promise<Response> {
  const { locals } = context;
  const { pathname, search } = locals.url;
  const endpoint = findEndpoint(pathname);
  if (endpoint?.inPreview) {
    // After a rewrite Astro still passes the endpoint the params of the original URL.
    const [, name = ''] = /([^/]+)\.\w+$/.exec(pathname) ?? [];
    context.params = { market: location.market, slug: decodeURIComponent(name), hash: name };
    return next(pathname + search);
  }
  if (!isPage(location)) return renderQueued(context, () => next('/404'));
  locals.route = location.route;
  return renderQueued(context, () => next(getResultsPath(location.route, locals.url) ?? pathname));
}

/** Buffers the body: Astro renders a streamed body after this call, outside the draft's context. */
async function toPreviewResponse(response: Response): Promise<Response> {
  const { status, headers } = response;
  const buffered = new Response(await response.arrayBuffer(), { status, headers });
  for (const [name, value] of Object.entries(PREVIEW_HEADERS)) buffered.headers.set(name, value);
  return buffered;
}
