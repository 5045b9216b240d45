import { isMarket, type Market } from '@nettobonus/domain/market';
import type { APIContext, APIRoute } from 'astro';
import { waitForContent } from '../content.ts';
import { answerWith, type MachineFile } from './file-answer.ts';

/** Answers with a file that is made of what is published; null is not found. */
export function answerFromContent(build: () => MachineFile | null): APIRoute {
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

/** The same for the market that the address names. */
export function answerForMarket(build: (market: Market) => MachineFile): APIRoute {
  return (context) => {
    const market = marketOf(context);
    return answerFromContent(() => market && build(market))(context);
  };
}

export function marketOf({ params: { market = '' } }: APIContext): Market | null {
  return isMarket(market) ? market : null;
}
