import type { Market } from '@nettobonus/domain/markets/market';
import { getArticleKind } from '@nettobonus/domain/routes/article-pages';
import { parseLocation, type Route } from '@nettobonus/domain/routes/routes';
import type { PayloadRequest, Where } from 'payload';

/** Whether the path is that of a published page. */
export async function isPage(req: PayloadRequest, path: string): Promise<boolean> {
  const location = parseLocation(path);
  if (location.kind !== 'page') return false;
  const { collection, where } = findDocument(location.route);
  const { totalDocs } = await req.payload.count({
    collection,
    where: { and: [where, isPublishedIn(location.market)] },
    overrideAccess: true,
    req,
  });
  return totalDocs > 0;
}

const isPublishedIn = (market: Market): Where => ({
  market: { equals: market },
  _status: { equals: 'published' },
});

/** The document without which the page does not exist. */
function findDocument(route: Route) {
  switch (route.page) {
    case 'review':
      return { collection: 'listings', where: { 'casino.slug': { equals: route.slug } } as Where } as const;
    case 'demo-game':
      return { collection: 'demo-games', where: { key: { equals: route.game } } as Where } as const;
    case 'guide':
    case 'news-item':
      return {
        collection: 'articles',
        where: { slug: { equals: route.slug }, kind: { equals: getArticleKind(route.page) } } as Where,
      } as const;
    default:
      return { collection: 'page-texts', where: { page: { equals: route.page } } as Where } as const;
  }
}
