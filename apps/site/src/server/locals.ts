import type { PageKey } from '@nettobonus/domain/routes/routes';
import { getPreviewDraft } from './content.ts';

/** The middleware sets `locals.route` before a page file renders; these helpers throw if it did not. */
export function requirePage({ route, url }: App.Locals): PageKey {
  if (!route || route.page === 'review' || route.page === 'demo-game')
    throw new Error(`${url.pathname} has no page route`);
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

/** The page's own path, with the preview prefix in a preview. */
export function ownPath({ url }: App.Locals): string {
  return (getPreviewDraft()?.base ?? '') + url.pathname;
}

/** The search text of the requested URL. In a preview `Astro.url` has the preview's prefix. */
export function searchOf({ url }: App.Locals): string {
  return url.searchParams.get('search') ?? '';
}
