import type { APIRoute } from 'astro';
import { handleBeacon } from '../../server/clicks/site-clicks.ts';

/** Counts clicks on affiliate links. */
export const ALL: APIRoute = ({ request, clientAddress }) => handleBeacon(request, clientAddress);
