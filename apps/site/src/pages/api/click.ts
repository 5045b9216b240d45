import type { APIRoute } from 'astro';
import { answerBeacon } from '../../server/clicks/site-clicks.ts';

/** Counts clicks on links that lead out to casinos. */
export const ALL: APIRoute = ({ request, clientAddress }) => answerBeacon(request, clientAddress);
