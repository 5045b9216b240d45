import type { APIRoute } from 'astro';
import { waitForContent } from '../../server/content.ts';
import { CACHE_FOREVER } from '../../server/headers.ts';
import { log } from '../../server/log.ts';
import { getPicture } from '../../server/media.ts';
import { unavailableResponse } from '../../server/unavailable-response.ts';

/** An image that editors uploaded. The URL contains its hash, so it can be cached forever. */
export const GET: APIRoute = async ({ params: { hash = '' } }) => {
  if (!(await waitForContent())) return unavailableResponse();
  try {
    const bytes = await getPicture(hash);
    if (!bytes) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
    return new Response(new Uint8Array(bytes), {
      headers: { 'Content-Type': 'image/webp', 'Cache-Control': CACHE_FOREVER },
    });
  } catch (error) {
    log('media-read-failed', { hash, error: String(error) });
    return unavailableResponse();
  }
};
