import { deriveLabels } from '@nettobonus/domain/catalogue/labels';
import type { Market } from '@nettobonus/domain/markets/market';
import { ALL_MARKETS } from '@nettobonus/domain/publishing/published-document';
import { isArticleIndex } from '@nettobonus/domain/routes/article-pages';
import { isCategoryPage, isInCategory } from '@nettobonus/domain/routes/category';
import type { PageKey, Route } from '@nettobonus/domain/routes/routes';
import type { DocumentSet } from '@nettobonus/store/document-set';

/** The latest date; null if none is known. */
export function getLatestDate(dates: readonly (Date | null)[]): Date | null {
  return dates.reduce((latest, date) => (!latest || (date && date > latest) ? date : latest), null);
}

/** When a page last changed: the latest publication of any document that it shows. */
export function getLastChange(content: DocumentSet, market: Market, route: Route): Date | null {
  switch (route.page) {
    case 'review':
      return getLatestDate([
        ...listOfferDates(content, market, route.slug),
        content.publishedAt('review', market, route.slug),
      ]);
    case 'demo-game':
      return content.publishedAt('demo-game', market, route.game);
    case 'guide':
    case 'news-item':
      return content.publishedAt('article', market, route.slug);
    default:
      return getLatestDate([
        content.publishedAt('page', market, route.page),
        ...listPageDates(content, market, route.page),
      ]);
  }
}

/** When any offer of a market, or the name of its casino, last changed. */
export function lastOfferChange(content: DocumentSet, market: Market): Date | null {
  return getLatestDate(listPageDates(content, market, 'home'));
}

/** The publication dates of the documents that a page lists. */
function listPageDates(content: DocumentSet, market: Market, page: PageKey): (Date | null)[] {
  const listDates = (kind: 'review' | 'competition' | 'demo-game' | 'article') =>
    content.entries(kind, market).map(([key]) => content.publishedAt(kind, market, key));
  if (page === 'reviews') return listDates('review');
  if (page === 'competitions') return listDates('competition');
  if (page === 'demo-games') return listDates('demo-game');
  if (isArticleIndex(page)) return listDates('article');
  if (page !== 'home' && !isCategoryPage(page)) return [];
  return content
    .list('listing', market)
    .filter((listing) => page === 'home' || isInCategory(deriveLabels(listing, market), page))
    .flatMap(({ casino }) => listOfferDates(content, market, casino));
}

function listOfferDates(content: DocumentSet, market: Market, slug: string): (Date | null)[] {
  return [content.publishedAt('listing', market, slug), content.publishedAt('casino', ALL_MARKETS, slug)];
}
