import type { Market } from '@nettobonus/domain/markets/market';
import { PAGE_KEYS } from '@nettobonus/domain/routes/routes';
import {
  cachePerPublication,
  getPageText,
  listArticles,
  listCasinos,
  listDemoGames,
  listReviews,
  runWithoutDraft,
} from '../content.ts';
import { isPublished } from '../published-pages.ts';
import { buildSearchDocuments, type SearchDocument } from './search-documents.ts';
import { SearchIndex } from './search-index.ts';

const listDocuments = cachePerPublication((_, market) =>
  buildSearchDocuments({
    market,
    casinos: listCasinos(market),
    reviews: listReviews(market),
    pages: PAGE_KEYS.flatMap((page) => {
      const text = isPublished(market, { page }) ? getPageText(market, page) : null;
      return text ? [{ page, text }] : [];
    }),
    games: listDemoGames(market),
    articles: listArticles(market),
  }),
);

interface MarketIndex {
  index: SearchIndex;
  /** The documents that the index contains once `ready` resolves. */
  documents: readonly SearchDocument[] | null;
  ready: Promise<void>;
}

/** Kept across publications, which change few documents: building an index of 1,000 casinos takes a second. */
const indexes = new Map<Market, MarketIndex>();

/** The index of the published content, in a preview too. The first search of a market builds it. */
export async function getSearchIndex(market: Market): Promise<SearchIndex> {
  const marketIndex = indexes.get(market) ?? {
    index: new SearchIndex(market),
    documents: null,
    ready: Promise.resolve(),
  };
  indexes.set(market, marketIndex);
  const documents = runWithoutDraft(() => listDocuments(market));
  if (marketIndex.documents !== documents) {
    marketIndex.documents = documents;
    marketIndex.ready = marketIndex.ready.catch(() => {}).then(() => marketIndex.index.update(documents));
  }
  await marketIndex.ready;
  return marketIndex.index;
}
