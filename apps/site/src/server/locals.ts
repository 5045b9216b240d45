import { type ArticleIndex, isArticleIndex } from '@nettobonus/domain/routes/article-pages';
import { type PageKey, routePath } from '@nettobonus/domain/routes/routes';
import { getPreviewDraft } from './content.ts';

/** The middleware sets `locals.route` before a page file renders; these functions throw if it did not. */
export function requirePageKey({ route, url }: App.Locals): PageKey {
  if (!route || 'slug' in route || 'game' in route)
    throw new Error(`${url.pathname} is not the path of a page without parameters`);
  return route.page;
}

export function requireSlug({ route, url }: App.Locals): string {
  if (route?.page !== 'review') throw new Error(`${url.pathname} is not a review route`);
  return route.slug;
}

/** The list of articles that the current page shows. */
export function requireArticleIndex({ route, url }: App.Locals): ArticleIndex {
  if (!route || !isArticleIndex(route.page)) throw new Error(`${url.pathname} lists no articles`);
  return route.page;
}

/** The address of the article that the current page shows. */
export function requireArticleSlug({ route, url }: App.Locals): string {
  if (route?.page !== 'guide' && route?.page !== 'news-item')
    throw new Error(`${url.pathname} is not an article route`);
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
