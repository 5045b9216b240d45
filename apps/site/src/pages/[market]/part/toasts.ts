import type { APIRoute } from 'astro';
import type { ToastsData } from '../../../features/toasts/toasts.tsx';
import { getToastMessages } from '../../../i18n/shell.ts';

export const GET: APIRoute = ({ locals: { market } }) =>
  Response.json({ market, messages: getToastMessages(market) } satisfies ToastsData);
