import type { APIRoute } from 'astro';
import { answerSiteChat } from '../../server/assistant/site-chat.ts';

/** The assistant; anything but a POST is told so. */
export const ALL: APIRoute = ({ request, clientAddress }) => answerSiteChat(request, clientAddress);
