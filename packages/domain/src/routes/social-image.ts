import type { Market } from '../markets/market.ts';
import { type CategoryPage, isCategoryPage } from './category.ts';
import { parseLocation, type Route, routePath } from './routes.ts';

/** The site's image, for pages without an image of their own. */
export const DEFAULT_SOCIAL_IMAGE = '/og-image.png';

/** The size of the generated images, as social networks recommend it. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** A page whose image is generated from its content. */
export type GeneratedImageRoute = Extract<Route, { page: 'review' }> | { page: CategoryPage };

/** The path of a page's social image. */
export function socialImagePath(route: Route, market: Market): string {
  return hasGeneratedImage(route) ? `/og${routePath(route, market)}.png` : DEFAULT_SOCIAL_IMAGE;
}

/** The page of a social image path, or null. Does not check that the casino exists. */
export function parseSocialImage(imagePath: string): { market: Market; route: GeneratedImageRoute } | null {
  const path = /^\/og(\/.+)\.png$/.exec(imagePath)?.[1];
  const location = path ? parseLocation(path) : null;
  if (location?.kind !== 'page' || !hasGeneratedImage(location.route)) return null;
  const { market, route } = location;
  // Accept only the canonical path: otherwise each alias of a page would be rendered and cached again.
  return decodeURI(imagePath) === decodeURI(socialImagePath(route, market)) ? { market, route } : null;
}

function hasGeneratedImage(route: Route): route is GeneratedImageRoute {
  return route.page === 'review' || isCategoryPage(route.page);
}
