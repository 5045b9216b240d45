import { MARKETS } from '@nettobonus/domain/markets/market';
import { PAGE_KEYS } from '@nettobonus/domain/routes/routes';
import type { Filled, StudioDocument } from '../../publishing/studio-document.ts';
import { columnsOf, type Sheet } from './sheet.ts';

const { text, one } = columnsOf<Filled<StudioDocument<'page'>>>();

/** What search engines show of the pages. */
export const searchResults: Sheet = {
  name: 'search-results',
  title: 'Search results of pages',
  kind: 'page',
  nouns: ['page text', 'page texts'],
  keyColumns: [one('market', MARKETS), one('page', PAGE_KEYS)],
  columns: [text('search.title'), text('search.description')],
};
