import { isMarket, type Market } from '@nettobonus/domain/markets/market';
import type { APIContext, APIRoute } from 'astro';
import { waitForContent } from '../content.ts';
import { unavailableResponse } from '../unavailable-response.ts';
import { type GeneratedFile, respondWithFile } from './file-response.ts';

/** Serves a file generated from the published content; null means 404. */
export function respondFromContent(build: () => GeneratedFile | null): APIRoute {
  return async ({ request }) => {
    if (!(await waitForContent())) return unavailableResponse();
    const file = build();
    return file ? respondWithFile(file, request) : new Response(null, { status: 404 });
  };
}

/** Serves a file for the market in the URL. */
export function respondForMarket(build: (market: Market) => GeneratedFile): APIRoute {
  return (context) => {
    const market = getMarketParam(context);
    return respondFromContent(() => market && build(market))(context);
  };
}

export function getMarketParam({ params: { market = '' } }: APIContext): Market | null {
  return isMarket(market) ? market : null;
}
