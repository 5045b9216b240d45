import type { APIRoute } from 'astro';
import { marketOf } from '../../server/seo/answer.ts';
import { answerWith, toFile } from '../../server/seo/file-answer.ts';
import { buildManifest } from '../../server/seo/manifest.ts';

/** Does not depend on content, so it does not wait for it. */
export const GET: APIRoute = (context) => {
  const market = marketOf(context);
  if (!market) return new Response(null, { status: 404 });
  const body = JSON.stringify(buildManifest(market));
  return answerWith(toFile(body, 'application/manifest+json', { cache: 'static' }), context.request);
};
