import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import { listAlternates } from '@nettobonus/domain/routes/alternates';
import { ARTICLE_PAGES, getArticleKind, isArticlePage } from '@nettobonus/domain/routes/article-pages';
import { PAGE_KEYS, type Route, routePath } from '@nettobonus/domain/routes/routes';
import { isListed, type SearchOverrides } from '@nettobonus/domain/seo/search-entry';
import {
  cachePerPublication,
  getArticle,
  getCasino,
  getDemoGame,
  getPageText,
  getReview,
  listArticles,
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
    case 'guide':
    case 'news-item':
      return getArticle(market, route.slug)?.kind === getArticleKind(route.page);
    case 'guides':
    case 'news': {
      // An empty list is worth no visit.
      const kind = getArticleKind(route.page);
      return getPageText(market, route.page) !== null && listArticles(market).some((a) => a.kind === kind);
    }
    default:
      return getPageText(market, route.page) !== null;
  }
}

/** All published pages of a market. */
export const listRoutes = cachePerPublication((_, market): readonly Route[] => [
  ...PAGE_KEYS.map((page) => ({ page })).filter((route) => isPublished(market, route)),
  ...listCasinos(market).map(({ casino }) => ({ page: 'review' as const, slug: casino })),
  ...listDemoGames(market).map(({ key }) => ({ page: 'demo-game' as const, game: key })),
  ...listArticles(market).map(({ kind, slug }) => ({ page: ARTICLE_PAGES[kind].page, slug })),
]);

export function canonicalUrl(route: Route, market: Market): string {
  return env.SITE_URL + routePath(route, market);
}

/** The page's hreflang alternates, with canonical URLs. */
export function listLanguageVersions(route: Route): { hreflang: string; href: string }[] {
  // Articles of different markets are not translations of each other, even if their addresses are the same.
  if (isArticlePage(route.page)) return [];
  const markets = MARKETS.filter((market) => isPublished(market, route) && isRouteListed(market, route));
  return listAlternates(markets).map(({ hreflang, market }) => ({
    hreflang,
    href: canonicalUrl(route, market),
  }));
}

/** Whether editors let search engines list the page under its own address. */
export function isRouteListed(market: Market, route: Route): boolean {
  return isListed(getSearchOptions(market, route), canonicalUrl(route, market));
}

function getSearchOptions(market: Market, route: Route): SearchOverrides | undefined {
  switch (route.page) {
    case 'review':
      return getReview(market, route.slug)?.search;
    case 'guide':
    case 'news-item':
      return getArticle(market, route.slug)?.search;
    case 'demo-game':
      return undefined;
    default:
      return getPageText(market, route.page)?.search;
  }
}
