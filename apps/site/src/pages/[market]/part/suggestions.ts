import type { APIRoute } from 'astro';
import { buildSuggestions } from '../../../server/search/suggestions.ts';

export const GET: APIRoute = async ({ locals: { market, deposit, url } }) =>
  Response.json(await buildSuggestions(market, deposit, url));
