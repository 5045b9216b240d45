import type { APIRoute } from 'astro';
import { getSitePicture } from '../server/social-image/pictures.tsx';
import { sendPicture } from '../server/social-image/send-picture.ts';

/** The default social image, for pages without their own. */
export const GET: APIRoute = async ({ request }) => sendPicture(await getSitePicture(), request);
