import type { APIRoute } from 'astro';
import { handleSiteChat } from '../../server/assistant/site-chat.ts';

/** The assistant. `ALL`, so that the handler rejects other methods with 405. */
export const ALL: APIRoute = ({ request, clientAddress }) => handleSiteChat(request, clientAddress);
