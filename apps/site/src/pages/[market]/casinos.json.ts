import { isMarket } from '@nettobonus/domain/markets/market';
import type { APIRoute } from 'astro';
import { waitForContent } from '../../server/content.ts';
import { CACHE_WITH_LINKS } from '../../server/headers.ts';
import { listOffers } from '../../server/offers.ts';
import { unavailableResponse } from '../../server/unavailable-response.ts';

/** All offers of a market. A list fetches them when it needs more rows than the page contains. */
export const GET: APIRoute = async ({ params: { market = '' } }) => {
  if (!isMarket(market)) return new Response(null, { status: 404 });
  if (!(await waitForContent())) return unavailableResponse();
  return Response.json(listOffers(market), {
    headers: { 'Cache-Control': CACHE_WITH_LINKS },
  });
};
