import type { APIRoute } from 'astro';
import { ledgerStatus } from '../server/clicks/record-click.ts';
import { contentStatus } from '../server/content.ts';
import { isDraining } from '../server/open-responses.ts';

/** Readiness: 200 once content is loaded, 503 while draining. Also reports the content's source and age, and where clicks are stored. */
export const GET: APIRoute = () => {
  const { source, version, documents, lastCurrentAt } = contentStatus();
  const ageSeconds = lastCurrentAt ? Math.round((Date.now() - lastCurrentAt.getTime()) / 1000) : null;
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
