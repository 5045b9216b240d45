import { toLinkTarget } from '@nettobonus/domain/clicks/link-health';
import { acceptLinkTargetStatement } from '@nettobonus/store/link-checks';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { linkAccessError } from '../access/link-access.ts';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import { errorResponse } from '../http/error-response.ts';
import { sendJob } from '../jobs/job-queue.ts';
import { withTransaction } from '../publishing/run-in-transaction.ts';
import { runStatement } from '../publishing/run-statement.ts';

const acceptSchema = z.object({
  link: z.string(),
  finalUrl: z.url({ protocol: /^https?$/ }),
});

/** Queues a check of every link, unless one is pending or running. */
const startCheck: Endpoint = {
  path: '/links/check',
  method: 'post',
  handler: async (req) => {
    const accessError = linkAccessError(req);
    if (accessError) return accessError;
    const job = await sendJob(req, 'check-links', { since: new Date().toISOString() });
    if (!job) return Response.json({ started: false });
    return Response.json({ started: true }, { status: 202 });
  },
};

/** Accepts the final URL that the editor saw as the expected destination of the link. */
const acceptTarget: Endpoint = {
  path: '/links/accept',
  method: 'post',
  handler: async (req) => {
    const accessError = linkAccessError(req);
    if (accessError) return accessError;
    const body = acceptSchema.safeParse(await req.json?.().catch(() => null));
    if (!body.success) return errorResponse(400, z.prettifyError(body.error));
    const { link, finalUrl } = body.data;
    return withTransaction(req, async () => {
      const statement = acceptLinkTargetStatement({ link, finalUrl, target: toLinkTarget(finalUrl) });
      const [accepted] = await runStatement(req, statement);
      if (!accepted) return errorResponse(409, 'The destination of the link has changed. Reload the page.');
      await writeAuditEntry(req, {
        // What is accepted is the destination in `title`; existing entries have this action too.
        action: 'accepted a link',
        kind: 'links',
        document: link,
        title: finalUrl,
      });
      return Response.json({ accepted: true });
    });
  },
};

export const linkEndpoints: Endpoint[] = [startCheck, acceptTarget];
