import type { APIRoute } from 'astro';
import { contentStatus } from '../server/content.ts';

/** Content is loaded: from where, and how old it may be. */
export const GET: APIRoute = () => {
  const { source, version, documents, currentAt } = contentStatus();
  const ageSeconds = currentAt ? Math.round((Date.now() - currentAt.getTime()) / 1000) : null;
  return Response.json(
    { status: documents ? 'ready' : 'waiting', source, version, documents, ageSeconds },
    { status: documents ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
};
