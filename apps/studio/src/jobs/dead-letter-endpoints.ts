import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import type { AuditAction } from '../collections/audit-log.ts';
import { errorResponse } from '../http/error-response.ts';
import { withTransaction } from '../publishing/run-in-transaction.ts';
import { listFailedJobs } from './failed-jobs.ts';
import { dismissDeadLetter, retryDeadLetter } from './job-queue.ts';

interface JobAction {
  name: string;
  action: AuditAction;
  act: (req: PayloadRequest, id: string) => Promise<boolean>;
  /** Why `act` may return false. */
  conflict: string;
}

/** Builds `POST /api/jobs/:id/…`. */
function buildEndpoint({ name, action, act, conflict }: JobAction): Endpoint {
  return {
    path: `/jobs/:id/${name}`,
    method: 'post',
    handler: async (req) => {
      const { user, routeParams } = req;
      if (!user) return errorResponse(401, 'Log in first.');
      const id = z.uuid().safeParse(routeParams?.id);
      const [job] = id.success ? await listFailedJobs(req, id.data) : [];
      if (!job) return errorResponse(404, 'There is no such failed job.');
      return withTransaction(req, async () => {
        // The response rolls back: pg-boss marks a job that it could not send again as failed.
        if (!(await act(req, job.id))) return errorResponse(409, conflict);
        await writeAuditEntry(req, { action, kind: 'jobs', document: job.id, title: job.title });
        return Response.json({ done: true });
      });
    },
  };
}

export const deadLetterEndpoints: Endpoint[] = [
  buildEndpoint({
    name: 'retry',
    action: 'retried a job',
    act: retryDeadLetter,
    conflict: 'The same job is already waiting or running.',
  }),
  buildEndpoint({
    name: 'dismiss',
    action: 'dismissed a job',
    act: dismissDeadLetter,
    conflict: 'The job is no longer in the list.',
  }),
];
