import { listPublishedLinks } from '@nettobonus/store/link-checks';
import type { Payload } from 'payload';
import { listPublishedListings } from '../publishing/published-listings.ts';
import { siteDatabase } from '../site-database.ts';
import type { LinkRow } from './link-rows.ts';

/** All links of published listings, broken ones first. */
export async function listLinkRows(payload: Payload): Promise<LinkRow[]> {
  const [links, listings] = await Promise.all([
    listPublishedLinks(siteDatabase()),
    listPublishedListings(payload),
  ]);
  const ids = new Map(listings.map(({ id, market, casino }) => [`${market}/${casino}`, id]));
  return links.map((link) => ({
    ...link,
    listings: link.markets.flatMap((market) => {
      const id = ids.get(`${market}/${link.casino}`);
      return id === undefined ? [] : [{ market, id }];
    }),
  }));
}
