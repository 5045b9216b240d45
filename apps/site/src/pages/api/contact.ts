import type { APIRoute } from 'astro';
import { answerSiteContact } from '../../server/site-contact.ts';

/** The contact form; anything but a POST is told so. */
export const ALL: APIRoute = ({ request, clientAddress }) => answerSiteContact(request, clientAddress);
