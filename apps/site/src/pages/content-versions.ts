import { MARKETS } from '@nettobonus/domain/markets/market';
import type { APIRoute } from 'astro';
import { contentStatus, contentVersion } from '../server/content.ts';

/**
 * The edge polls this endpoint. It returns the content version of each market, the version of all content as `any`, and
 * the source of the content.
 */
export const GET: APIRoute = () => {
  const versions = MARKETS.map((market) => [market, contentVersion(market)]);
  return Response.json(
    { ...Object.fromEntries(versions), any: contentVersion(null), source: contentStatus().source },
    { headers: { 'Cache-Control': 'no-store' } },
  );
};
