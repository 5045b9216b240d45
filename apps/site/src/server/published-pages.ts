import { listAlternates } from '@nettobonus/domain/alternates';
import { MARKETS, type Market } from '@nettobonus/domain/market';
import { PAGE_KEYS, type Route, routePath } from '@nettobonus/domain/routes';
import {
  getCasino,
  getDemoGame,
  getPageText,
  listCasinos,
  listDemoGames,
  perPublication,
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

/** Every page that a market has now. */
export const listRoutes = perPublication((_, market): readonly Route[] => [
  ...PAGE_KEYS.map((page) => ({ page })).filter((route) => isPublished(market, route)),
  ...listCasinos(market).map(({ casino }) => ({ page: 'review' as const, slug: casino })),
  ...listDemoGames(market).map(({ key }) => ({ page: 'demo-game' as const, game: key })),
]);

/** The address that a page is known by, whichever of its addresses it was asked for. */
export function canonicalUrl(route: Route, market: Market): string {
  return env.SITE_URL + routePath(route, market);
}

/** The page in every language that has it, with the addresses they are known by. */
export function listLanguageVersions(route: Route): { hreflang: string; href: string }[] {
  return listAlternates(MARKETS.filter((market) => isPublished(market, route))).map(
    ({ hreflang, market }) => ({
      hreflang,
      href: canonicalUrl(route, market),
    }),
  );
}
