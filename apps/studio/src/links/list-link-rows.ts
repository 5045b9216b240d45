import { listPublishedLinks } from '@nettobonus/store/link-checks';
import type { Payload } from 'payload';
import { loadCasinoSlugs } from '../publishing/load-casino-slugs.ts';
import { siteDatabase } from '../site-database.ts';
import type { LinkRow } from './link-rows.ts';

/** All links of published listings, broken ones first. */
export async function listLinkRows(payload: Payload): Promise<LinkRow[]> {
  const [links, getCasinoSlug, { docs }] = await Promise.all([
    listPublishedLinks(siteDatabase()),
    loadCasinoSlugs({ payload }),
    payload.find({
      collection: 'listings',
      depth: 0,
      pagination: false,
      select: { market: true, casino: true },
      where: { _status: { equals: 'published' } },
    }),
  ]);
  const ids = new Map(docs.map(({ id, market, casino }) => [`${market}/${getCasinoSlug(casino)}`, id]));
  return links.map((link) => ({
    ...link,
    listings: link.markets.flatMap((market) => {
      const id = ids.get(`${market}/${link.casino}`);
      return id === undefined ? [] : [{ market, id }];
    }),
  }));
}
