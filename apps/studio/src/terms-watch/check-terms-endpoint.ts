import type { Endpoint } from 'payload';
import { linkAccessError } from '../access/link-access.ts';
import { sendJob } from '../jobs/job-queue.ts';

/** Queues a request of every page of terms, unless one is pending or running. */
export const checkTermsEndpoint: Endpoint = {
  path: '/terms/check',
  method: 'post',
  handler: async (req) => {
    const accessError = linkAccessError(req);
    if (accessError) return accessError;
    const job = await sendJob(req, 'check-terms', { since: new Date().toISOString() });
    return Response.json({ started: job !== null }, { status: job ? 202 : 200 });
  },
};
