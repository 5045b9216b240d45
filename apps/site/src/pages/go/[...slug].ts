import type { APIRoute } from 'astro';
import { answerGo, toClickRequest } from '../../server/clicks/site-clicks.ts';

/** Redirects to a casino. In the built site `entry.ts` answers these requests before Astro does. */
export const ALL: APIRoute = async ({ request, clientAddress }) => {
  const { status, headers, body } = await answerGo(toClickRequest(request, clientAddress));
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
};
