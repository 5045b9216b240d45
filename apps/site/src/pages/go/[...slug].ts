import type { APIRoute } from 'astro';
import { answerGo, toAsked } from '../../server/clicks/site-clicks.ts';

/** Sends on to a casino. The built site answers the same before Astro is asked (`entry.ts`). */
export const ALL: APIRoute = async ({ request, clientAddress }) => {
  const { status, headers, body } = await answerGo(toAsked(request, clientAddress));
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
};
