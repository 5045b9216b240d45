import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import type { AuditAction } from '../collections/audit-log.ts';
import { listFailedJobs } from './failed-jobs.ts';
import { dismissDeadLetter, retryDeadLetter } from './job-queue.ts';
import { runInTransaction } from './run-in-transaction.ts';

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
      if (!user) return Response.json({ error: 'Log in first.' }, { status: 401 });
      const id = z.uuid().safeParse(routeParams?.id);
      const [job] = id.success ? await listFailedJobs(req, id.data) : [];
      if (!job) return Response.json({ error: 'There is no such failed job.' }, { status: 404 });
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
      return Response.json({ error: 'The same job is already waiting or running.' }, { status: 409 });
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
