import type { APIRoute } from 'astro';

/** The process is up. */
export const GET: APIRoute = () =>
  Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
