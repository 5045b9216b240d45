import type { Market } from '@nettobonus/domain/markets/market';
import { getDocumentPath } from '@nettobonus/domain/redirects/redirect';
import type { PayloadRequest, Where } from 'payload';
import { PAGE_NAMES } from '../page-names.ts';

export interface PageChoice {
  path: string;
  title: string;
}

/** The published pages of a market, by the names that editors know. */
export async function listPages(req: PayloadRequest, market: Market): Promise<PageChoice[]> {
  const options = {
    where: { market: { equals: market }, _status: { equals: 'published' } } satisfies Where,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  } as const;
  const { payload } = req;
  const texts = await payload.find({ ...options, collection: 'page-texts', select: { page: true } });
  const articles = await payload.find({
    ...options,
    collection: 'articles',
    select: { kind: true, slug: true, title: true },
  });
  const listings = await payload.find({
    ...options,
    collection: 'listings',
    depth: 1,
    select: { casino: true },
  });
  const games = await payload.find({
    ...options,
    collection: 'demo-games',
    select: { key: true, name: true },
  });
  const pages = [
    ...texts.docs.map(({ page }) => ({ kind: 'page', key: page, title: page && PAGE_NAMES[page] })),
    ...articles.docs.map((article) => ({
      kind: 'article',
      key: article.slug,
      title: article.title,
      body: article,
    })),
    ...listings.docs.map(({ casino }) => {
      const brand = typeof casino === 'object' ? casino : null;
      return { kind: 'listing', key: brand?.slug, title: brand?.name };
    }),
    ...games.docs.map(({ key, name }) => ({ kind: 'demo-game', key, title: name })),
  ];
  return pages.flatMap(({ key, title, ...page }) => {
    const path = key && getDocumentPath({ ...page, market, key });
    return path ? [{ path, title: title ?? path }] : [];
  });
}
