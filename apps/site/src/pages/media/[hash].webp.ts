import type { APIRoute } from 'astro';
import { waitForContent } from '../../server/content.ts';
import { CACHE_FOREVER } from '../../server/headers.ts';
import { log } from '../../server/log.ts';
import { getLogo } from '../../server/media.ts';

const AWAY = { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '5' } };

/** A picture that editors uploaded. Its name is what it holds, so that it can be kept for good. */
export const GET: APIRoute = async ({ params: { hash = '' } }) => {
  if (!(await waitForContent())) return new Response(null, AWAY);
  try {
    const bytes = await getLogo(hash);
    if (!bytes) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
    return new Response(new Uint8Array(bytes), {
      headers: { 'Content-Type': 'image/webp', 'Cache-Control': CACHE_FOREVER },
    });
  } catch (error) {
    log('medium-not-read', { hash, error: String(error) });
    return new Response(null, AWAY);
  }
};
