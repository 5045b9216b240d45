import type { APIRoute } from 'astro';
import { buildSuggestions } from '../../../server/search/suggestions.ts';

export const GET: APIRoute = async ({ locals: { market, url } }) =>
  Response.json(await buildSuggestions(market, url));
