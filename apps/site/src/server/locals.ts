import { type PageKey, routePath } from '@nettobonus/domain/routes/routes';
import { getPreviewDraft } from './content.ts';

/** The middleware sets `locals.route` before a page file renders; these functions throw if it did not. */
export function requirePageKey({ route, url }: App.Locals): PageKey {
  if (!route || route.page === 'review' || route.page === 'demo-game')
    throw new Error(`${url.pathname} is not the path of a page without parameters`);
  return route.page;
}

export function requireSlug({ route, url }: App.Locals): string {
  if (route?.page !== 'review') throw new Error(`${url.pathname} is not a review route`);
  return route.slug;
}

export function requireGame({ route, url }: App.Locals): string {
  if (route?.page !== 'demo-game') throw new Error(`${url.pathname} is not a demo game route`);
  return route.game;
}

/**
 * The canonical path of the current page; in a preview, with the preview prefix. Not the requested path: the edge caches
 * one response for all names of a page.
 */
export function getCurrentPath({ route, market, url }: App.Locals): string {
  if (!route) throw new Error(`${url.pathname} has no route`);
  return (getPreviewDraft()?.base ?? '') + routePath(route, market);
}

/** The search text in the requested URL. */
export function getSearchText({ url }: App.Locals): string {
  return url.searchParams.get('search') ?? '';
}
