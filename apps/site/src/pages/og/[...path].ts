import { DEFAULT_SOCIAL_IMAGE } from '@nettobonus/domain/routes/social-image';
import type { APIRoute } from 'astro';
import { contentStatus } from '../../server/content.ts';
import { log } from '../../server/log.ts';
import { getPageImage } from '../../server/social-image/get-image.tsx';
import { sendImage } from '../../server/social-image/send-image.ts';
import { unavailableResponse } from '../../server/unavailable-response.ts';

/** The social image of a page. */
export const GET: APIRoute = async ({ locals, request, redirect }) => {
  if (!contentStatus().documents) return unavailableResponse();
  const { pathname } = locals.url;
  try {
    const image = await getPageImage(pathname);
    return image ? sendImage(image, request) : new Response(null, { status: 404 });
  } catch (error) {
    log('social-image-failed', { pathname, error: String(error) });
    return redirect(DEFAULT_SOCIAL_IMAGE, 302);
  }
};
