import type { APIRoute } from 'astro';
import { getSiteImage } from '../server/social-image/get-image.tsx';
import { sendImage } from '../server/social-image/send-image.ts';

/** The default social image, for pages without their own. */
export const GET: APIRoute = async ({ request }) => sendImage(await getSiteImage(), request);
