import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { listAlternates } from '@nettobonus/domain/routes/alternates';
import { PAGE_KEYS, type Route, routePath } from '@nettobonus/domain/routes/routes';
import {
  cachePerPublication,
  getCasino,
  getDemoGame,
  getPageText,
  listCasinos,
  listDemoGames,
} from './content.ts';
import { env } from './env.ts';

export function isPublished(market: Market, route: Route): boolean {
  switch (route.page) {
    case 'review':
      return getCasino(market, route.slug) !== null;
    case 'demo-game':
      return getDemoGame(market, route.game) !== null;
    default:
      return getPageText(market, route.page) !== null;
  }
}

/** All published pages of a market. */
export const listRoutes = cachePerPublication((_, market): readonly Route[] => [
  ...PAGE_KEYS.map((page) => ({ page })).filter((route) => isPublished(market, route)),
  ...listCasinos(market).map(({ casino }) => ({ page: 'review' as const, slug: casino })),
  ...listDemoGames(market).map(({ key }) => ({ page: 'demo-game' as const, game: key })),
]);

export function canonicalUrl(route: Route, market: Market): string {
  return env.SITE_URL + routePath(route, market);
}

/** The page's hreflang alternates, with canonical URLs. */
export function listLanguageVersions(route: Route): { hreflang: string; href: string }[] {
  return listAlternates(MARKETS.filter((market) => isPublished(market, route))).map(
    ({ hreflang, market }) => ({
      hreflang,
      href: canonicalUrl(route, market),
    }),
  );
}
