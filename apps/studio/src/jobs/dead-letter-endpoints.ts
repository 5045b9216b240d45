import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import type { AuditAction } from '../collections/audit-log.ts';
import { errorResponse } from '../http/error-response.ts';
import { runInTransaction } from '../publishing/run-in-transaction.ts';
import { listFailedJobs } from './failed-jobs.ts';
import { dismissDeadLetter, retryDeadLetter } from './job-queue.ts';

/** Builds `POST /api/jobs/:id/…`. Returns 409 if `act` returns false. */
function buildEndpoint(
  name: string,
  action: AuditAction,
  act: (req: PayloadRequest, id: string) => Promise<boolean>,
): Endpoint {
  return {
    path: `/jobs/:id/${name}`,
    method: 'post',
    handler: async (req) => {
      const { payload, user, routeParams } = req;
      if (!user) return errorResponse(401, 'Log in first.');
      const id = z.uuid().safeParse(routeParams?.id);
      const [job] = id.success ? await listFailedJobs(req, id.data) : [];
      if (!job) return errorResponse(404, 'There is no such failed job.');
      const hasActed = await runInTransaction(
        payload,
        async (transaction) => {
          if (!(await act(transaction, job.id))) return false;
          await writeAuditEntry(transaction, { action, kind: 'jobs', document: job.id, title: job.title });
          return true;
        },
        user,
      );
      if (hasActed) return Response.json({ done: true });
      return errorResponse(409, 'The same job is already waiting or running.');
    },
  };
}

export const deadLetterEndpoints: Endpoint[] = [
  buildEndpoint('retry', 'retried a job', retryDeadLetter),
  buildEndpoint('dismiss', 'dismissed a job', async (req, id) => {
    await dismissDeadLetter(req, id);
    return true;
  }),
];
