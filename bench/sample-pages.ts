import { listDocuments } from '@nettobonus/content/documents';
import type { Market } from '@nettobonus/domain/markets/market';
import { ALL_MARKETS } from '@nettobonus/domain/publishing/published-document';
import { PAGE_KEYS, type Route, routePath } from '@nettobonus/domain/routes/routes';
import { kindOfRoute, type PageKind } from './crawl/page-kind.ts';

/** The first page of each kind that a market has in the sample content. */
export function listSamplePages(market: Market): { kind: PageKind; path: string }[] {
  const documents = listDocuments();
  const keysOf = (kind: 'listing' | 'review' | 'demo-game') =>
    documents
      .filter((document) => document.kind === kind && [market, ALL_MARKETS].includes(document.market))
      .map(({ key }) => key);
  const reviewed = new Set(keysOf('review'));
  const routes: Route[] = [
    ...PAGE_KEYS.map((page) => ({ page })),
    ...keysOf('listing').map((slug) => ({ page: 'review' as const, slug })),
    ...keysOf('demo-game').map((game) => ({ page: 'demo-game' as const, game })),
  ];
  const first = new Map<PageKind, string>();
  for (const route of routes) {
    const kind = kindOfRoute(route, route.page === 'review' && reviewed.has(route.slug));
    if (kind && !first.has(kind)) first.set(kind, routePath(route, market));
  }
  return [...first].map(([kind, path]) => ({ kind, path }));
}
