/** For tests: the search documents of the sample content. */
import { listDocuments } from '@nettobonus/content/documents';
import { listSampleCasinos } from '@nettobonus/content/sample-catalogue';
import type { Market } from '@nettobonus/domain/markets/market';
import { fillEditionYear } from '@nettobonus/domain/publishing/page-text';
import { fillAllFigures, listFigures } from '@nettobonus/domain/reviews/fill-figures';
import type { Review } from '@nettobonus/domain/reviews/review';
import type { PageKey } from '@nettobonus/domain/routes/routes';
import { buildSearchDocuments, type SearchDocument } from './search-documents.ts';

const documents = listDocuments();
const TEST_YEAR = 2025;

export function listTestDocuments(market: Market): SearchDocument[] {
  const inMarket = documents.filter((document) => document.market === market);
  const casinos = listSampleCasinos(market);
  const listings = new Map(casinos.map((casino) => [casino.casino, casino]));
  return buildSearchDocuments({
    market,
    casinos,
    reviews: new Map(
      inMarket.flatMap((document): [string, Review][] => {
        const listing = listings.get(document.key);
        if (document.kind !== 'review' || !listing) return [];
        return [[document.key, fillAllFigures(document.body, listFigures(listing, market), market)]];
      }),
    ),
    pages: inMarket.flatMap((document) =>
      document.kind === 'page'
        ? [{ page: document.key as PageKey, text: fillEditionYear(document.body, TEST_YEAR) }]
        : [],
    ),
    games: inMarket.flatMap((document) =>
      document.kind === 'demo-game' ? [{ ...document.body, key: document.key }] : [],
    ),
    articles: inMarket.flatMap((document) =>
      document.kind === 'article' ? [{ ...document.body, slug: document.key }] : [],
    ),
  });
}
