import type { APIRoute } from 'astro';
import { ledgerStatus } from '../server/clicks/record-click.ts';
import { contentStatus } from '../server/content.ts';

/** Content is loaded: from where, and how old it may be; and where clicks go. */
export const GET: APIRoute = () => {
  const { source, version, documents, currentAt } = contentStatus();
  const ageSeconds = currentAt ? Math.round((Date.now() - currentAt.getTime()) / 1000) : null;
  return Response.json(
    {
      status: documents ? 'ready' : 'waiting',
      source,
      version,
      documents,
      ageSeconds,
      clicks: ledgerStatus(),
    },
    { status: documents ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
};
