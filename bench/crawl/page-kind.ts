import { isCategoryPage } from '@nettobonus/domain/routes/category';
import { type PageKey, parseLocation, type Route, routePath } from '@nettobonus/domain/routes/routes';

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

const KIND_OF_KEY: Partial<Record<PageKey, PageKind>> = {
  home: 'home',
  arvostelut: 'reviews',
  vertailu: 'compare',
  nettolaskuri: 'calculator',
  nainlaskimme: 'method',
  kilpailut: 'competitions',
  demopelit: 'demo-games',
  vastuuvapaus: 'disclaimer',
  tietosuoja: 'privacy',
};

/** Stands on reviews only, not on pages of facts. */
export const REVIEW_MARK = '.review-nav';

export function kindOfRoute(route: Route, hasReview: boolean): PageKind | null {
  if (route.page === 'review') return hasReview ? 'review' : 'facts';
  if (route.page === 'demo-game') return 'demo-game';
  return isCategoryPage(route.page) ? 'category' : (KIND_OF_KEY[route.page] ?? null);
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
