import type { Market } from '@nettobonus/domain/markets/market';
import { PAGE_KEYS } from '@nettobonus/domain/routes/routes';
import type { PayloadRequest } from 'payload';

/** The markets in which every page has its texts, so that no other page text can be created. */
export async function listCompleteMarkets(req: PayloadRequest): Promise<readonly Market[]> {
  const { docs } = await req.payload.find({
    collection: 'page-texts',
    where: { page: { exists: true } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    select: { market: true },
    req,
  });
  const counts = Map.groupBy(docs, ({ market }) => market);
  return [...counts].flatMap(([market, { length }]) => (length === PAGE_KEYS.length ? [market] : []));
}
