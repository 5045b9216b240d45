import type { APIRoute } from 'astro';
import { answerSiteContact } from '../../server/site-contact.ts';

/** The contact form. `ALL`, so that it answers other methods with 405. */
export const ALL: APIRoute = ({ request, clientAddress }) => answerSiteContact(request, clientAddress);
