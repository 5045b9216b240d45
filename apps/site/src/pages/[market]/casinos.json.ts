import { isMarket } from '@nettobonus/domain/markets/market';
import type { APIRoute } from 'astro';
import { contentReady } from '../../server/content.ts';
import { CACHE_WITH_LINKS } from '../../server/headers.ts';
import { listOffers } from '../../server/offers.ts';

/** All offers of a market, for lists that show more rows than the page contained. */
export const GET: APIRoute = async ({ params: { market = '' } }) => {
  if (!isMarket(market)) return new Response(null, { status: 404 });
  await contentReady;
  return Response.json(listOffers(market), {
    headers: { 'Cache-Control': CACHE_WITH_LINKS },
  });
};
