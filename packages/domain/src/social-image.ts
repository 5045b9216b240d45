import { type CategoryPage, isCategoryPage } from './category.ts';
import type { Market } from './market.ts';
import { parseLocation, type Route, routePath } from './routes.ts';

/** The picture of the site itself, for pages without one of their own. */
export const DEFAULT_SOCIAL_IMAGE = '/og-image.png';

/** A page whose picture is drawn from what it says. */
export type DrawnRoute = Extract<Route, { page: 'review' }> | { page: CategoryPage };

/** The address of the picture that a page is shared with. */
export function socialImagePath(route: Route, market: Market): string {
  return isDrawn(route) ? `/og${routePath(route, market)}.png` : DEFAULT_SOCIAL_IMAGE;
}

/** The page whose picture an address is, or null. Does not know which casinos exist. */
export function parseSocialImage(address: string): { market: Market; route: DrawnRoute } | null {
  const path = /^\/og(\/.+)\.png$/.exec(address)?.[1];
  const location = path ? parseLocation(path) : null;
  if (location?.kind !== 'page' || !isDrawn(location.route)) return null;
  const { market, route } = location;
  // One address a picture: each of a page's other names would be drawn and kept once more.
  return decodeURI(address) === decodeURI(socialImagePath(route, market)) ? { market, route } : null;
}

function isDrawn(route: Route): route is DrawnRoute {
  return route.page === 'review' || isCategoryPage(route.page);
}
