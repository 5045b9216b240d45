import { isMarket, type Market } from '@nettobonus/domain/markets/market';
import type { APIContext, APIRoute } from 'astro';
import { waitForContent } from '../content.ts';
import { answerWith, type GeneratedFile } from './file-answer.ts';

/** Serves a file generated from the published content; null means 404. */
export function answerFromContent(build: () => GeneratedFile | null): APIRoute {
  return async ({ request }) => {
    if (!(await waitForContent())) {
      return new Response(null, {
        status: 503,
        headers: { 'Retry-After': '5', 'Cache-Control': 'no-store' },
      });
    }
    const file = build();
    return file ? answerWith(file, request) : new Response(null, { status: 404 });
  };
}

/** The same for the market in the URL. */
export function answerForMarket(build: (market: Market) => GeneratedFile): APIRoute {
  return (context) => {
    const market = marketOf(context);
    return answerFromContent(() => market && build(market))(context);
  };
}

export function marketOf({ params: { market = '' } }: APIContext): Market | null {
  return isMarket(market) ? market : null;
}
