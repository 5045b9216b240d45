import { MARKETS } from '@nettobonus/domain/markets/market';
import type { APIRoute } from 'astro';
import { contentVersion } from '../server/content.ts';

/** For the edge: the content version of each market's pages, and of all content as `any`. */
export const GET: APIRoute = () => {
  const versions = MARKETS.map((market) => [market, contentVersion(market)]);
  return Response.json(
    { ...Object.fromEntries(versions), any: contentVersion(null) },
    { headers: { 'Cache-Control': 'no-store' } },
  );
};
