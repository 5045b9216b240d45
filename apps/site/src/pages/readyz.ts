import type { APIRoute } from 'astro';
import { ledgerStatus } from '../server/clicks/record-click.ts';
import { contentStatus } from '../server/content.ts';
import { isDraining } from '../server/open-answers.ts';

/** Content is loaded: from where, and how old it may be; and where clicks go. A process that is about to stop says no. */
export const GET: APIRoute = () => {
  const { source, version, documents, currentAt } = contentStatus();
  const ageSeconds = currentAt ? Math.round((Date.now() - currentAt.getTime()) / 1000) : null;
  const status = isDraining() ? 'draining' : documents ? 'ready' : 'waiting';
  return Response.json(
    {
      status,
      source,
      version,
      documents,
      ageSeconds,
      clicks: ledgerStatus(),
    },
    { status: status === 'ready' ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
};
