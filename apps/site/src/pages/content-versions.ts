import { MARKETS } from '@nettobonus/domain/markets/market';
import type { APIRoute } from 'astro';
import { contentVersion } from '../server/content.ts';

/** The edge polls this: the content version of each market, and the version of all content as `any`. */
export const GET: APIRoute = () => {
  const versions = MARKETS.map((market) => [market, contentVersion(market)]);
  return Response.json(
    { ...Object.fromEntries(versions), any: contentVersion(null) },
    { headers: { 'Cache-Control': 'no-store' } },
  );
};
