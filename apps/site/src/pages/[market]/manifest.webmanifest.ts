import type { APIRoute } from 'astro';
import { respondWithFile, toFile } from '../../server/seo/file-response.ts';
import { buildManifest } from '../../server/seo/manifest.ts';
import { getMarketParam } from '../../server/seo/respond.ts';

/** The manifest does not depend on content, so the handler does not wait for content. */
export const GET: APIRoute = (context) => {
  const market = getMarketParam(context);
  if (!market) return new Response(null, { status: 404 });
  const body = JSON.stringify(buildManifest(market));
  return respondWithFile(toFile(body, 'application/manifest+json', { cache: 'static' }), context.request);
};
