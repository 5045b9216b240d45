import type { APIRoute } from 'astro';
import { getSitePicture } from '../server/social-image/pictures.tsx';
import { sendPicture } from '../server/social-image/send-picture.ts';

/** The picture that pages without one of their own are shared with. */
export const GET: APIRoute = async ({ request }) => sendPicture(await getSitePicture(), request);
