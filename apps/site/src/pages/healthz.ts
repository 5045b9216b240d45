import type { APIRoute } from 'astro';

/** Liveness: responds while the process is up. */
export const GET: APIRoute = () =>
  Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
