import type { APIRoute } from 'astro';
import { answerSiteChat } from '../../server/assistant/site-chat.ts';

/** The assistant. `ALL`, so that it answers other methods with 405. */
export const ALL: APIRoute = ({ request, clientAddress }) => answerSiteChat(request, clientAddress);
