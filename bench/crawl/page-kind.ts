import { isCategoryPage } from '@nettobonus/domain/routes/category';
import { parseLocation, type Route, routePath } from '@nettobonus/domain/routes/routes';

/** A casino without a review has its facts under the address of a review. */
export const PAGE_KINDS = [
  'home',
  'category',
  'review',
  'facts',
  'reviews',
  'compare',
  'calculator',
  'method',
  'competitions',
  'demo-games',
  'demo-game',
  'disclaimer',
  'privacy',
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** Stands on reviews only, not on pages of facts. */
export const REVIEW_MARK = '.review-nav';

export function kindOfRoute({ page }: Route, hasReview: boolean): PageKind {
  if (page === 'review') return hasReview ? 'review' : 'facts';
  return isCategoryPage(page) ? 'category' : page;
}

export function routeOf(url: string): Route | null {
  const location = parseLocation(new URL(url).pathname);
  return location.kind === 'page' ? location.route : null;
}

/** The address that a page is to be known by, or null where the route table does not know it. */
export function expectedCanonical(url: string): string | null {
  const { origin, pathname } = new URL(url);
  const location = parseLocation(pathname);
  return location.kind === 'page' ? origin + routePath(location.route, location.market) : null;
}
