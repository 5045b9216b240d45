import type { APIRoute } from 'astro';
import { toClickRequest } from '../../server/clicks/click-request.ts';
import { handleGo } from '../../server/clicks/site-clicks.ts';

/** Redirects to a casino. In the built site `entry.ts` handles these requests without Astro. */
export const ALL: APIRoute = async ({ request, clientAddress }) => {
  const { status, headers, body } = await handleGo(toClickRequest(request, clientAddress));
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
};
