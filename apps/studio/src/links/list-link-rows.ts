import { listLinks } from '@nettobonus/store/link-checks';
import type { Payload } from 'payload';
import { loadCasinoSlugs } from '../publishing/slugs.ts';
import { siteDatabase } from '../site-database.ts';
import type { LinkRow } from './link-rows.ts';

/** Every link of published listings: the broken ones first. */
export async function listLinkRows(payload: Payload): Promise<LinkRow[]> {
  const [links, slugOf, { docs }] = await Promise.all([
    listLinks(siteDatabase()),
    loadCasinoSlugs({ payload }),
    payload.find({
      collection: 'listings',
      depth: 0,
      pagination: false,
      select: { market: true, casino: true },
      where: { _status: { equals: 'published' } },
    }),
  ]);
  const ids = new Map(docs.map(({ id, market, casino }) => [`${market}/${slugOf(casino)}`, id]));
  return links.map((used) => ({
    ...used,
    listings: used.markets.flatMap((market) => {
      const id = ids.get(`${market}/${used.casino}`);
      return id === undefined ? [] : [{ market, id }];
    }),
  }));
}
