import type { Market } from '@nettobonus/domain/markets/market';
import { followRedirects, getPathMarket } from '@nettobonus/domain/redirects/redirect';
import { type Location, parseLocation, type Route, routePath } from '@nettobonus/domain/routes/routes';
import { getContent } from './content.ts';
import { isPublished } from './published-pages.ts';

type PageLocation = Extract<Location, { kind: 'page' }>;

/** The page to which editors redirect the address of a page that is not published; null if to none. */
export function findRedirect(market: Market, route: Route): PageLocation | null {
  if (isPublished(market, route)) return null;
  const content = getContent();
  const end = followRedirects(routePath(route, market), (path) =>
    findPage(path) ? undefined : content.get('redirect', getPathMarket(path), path)?.to,
  );
  return end.kind === 'end' ? findPage(end.path) : null;
}

function findPage(path: string): PageLocation | null {
  const location = parseLocation(path);
  return location.kind === 'page' && isPublished(location.market, location.route) ? location : null;
}
