import type { APIRoute } from 'astro';
import { handleSiteContact } from '../../server/site-contact.ts';

/** The contact form. `ALL`, so that the handler rejects other methods with 405. */
export const ALL: APIRoute = ({ request, clientAddress }) => handleSiteContact(request, clientAddress);
