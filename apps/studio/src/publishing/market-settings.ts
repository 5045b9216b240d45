import type { Market } from '@nettobonus/domain/markets/market';
import type { Payload, PayloadRequest } from 'payload';
import type { MarketSetting } from '../payload-types.ts';
import { readOnce } from './bulk-operation.ts';

interface QueryOptions {
  payload: Payload;
  /** Runs the query in the request's transaction. */
  req?: PayloadRequest;
}

/** The settings of a market as they are published, or their first draft; null if it has none. */
export function findMarketSettings(
  { payload, req }: QueryOptions,
  market: Market,
): Promise<MarketSetting | null> {
  return readOnce(req, `settings of ${market}`, async () => {
    const { docs } = await payload.find({
      collection: 'market-settings',
      where: { market: { equals: market } },
      depth: 0,
      limit: 1,
      pagination: false,
      overrideAccess: true,
      ...(req ? { req } : {}),
    });
    return docs[0] ?? null;
  });
}
