import type { APIRoute } from 'astro';
import { answerGo, toClickRequest } from '../../server/clicks/site-clicks.ts';

/** Sends on to a casino. The built site answers the same before Astro is request (`entry.ts`). */
export const ALL: APIRoute = async ({ request, clientAddress }) => {
  const { status, headers, body } = await answerGo(toClickRequest(request, clientAddress));
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
};
