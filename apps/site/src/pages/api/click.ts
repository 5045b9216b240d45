import type { APIRoute } from 'astro';
import { answerBeacon } from '../../server/clicks/site-clicks.ts';

/** Counts clicks on affiliate links. */
export const ALL: APIRoute = ({ request, clientAddress }) => answerBeacon(request, clientAddress);
