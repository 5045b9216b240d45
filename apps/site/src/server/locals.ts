import type { PageKey } from '@nettobonus/domain/routes';
import { getShownDraft } from './content.ts';

/** A page file is only reached through the route table, so that it knows what it was reached for. */
export function requirePage({ route, url }: App.Locals): PageKey {
  if (!route || route.page === 'review' || route.page === 'demo-game')
    throw new Error(`${url.pathname} was handed to a page that it is not for`);
  return route.page;
}

export function requireSlug({ route, url }: App.Locals): string {
  if (route?.page !== 'review')
    throw new Error(`${url.pathname} was handed to the review page, but is no review`);
  return route.slug;
}

export function requireGame({ route, url }: App.Locals): string {
  if (route?.page !== 'demo-game')
    throw new Error(`${url.pathname} was handed to the simulator, but is no demo game`);
  return route.game;
}

/** The page's own address, for what stays on it: within a preview where it is one. */
export function ownPath({ url }: App.Locals): string {
  return (getShownDraft()?.base ?? '') + url.pathname;
}

/** The search text of the address. A page's own URL is the page file's, the visitor's is kept beside it. */
export function searchOf({ url }: App.Locals): string {
  return url.searchParams.get('search') ?? '';
}
