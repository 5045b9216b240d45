import type { Payload } from 'payload';
import { runInTransaction } from '../publishing/run-in-transaction.ts';
import { sendJob } from './job-queue.ts';
import type { ScheduledChangeData } from './queues.ts';

/** The input of Payload's own jobs, which scheduled changes used before the job queue. */
interface PayloadJobInput {
  type?: 'publish' | 'unpublish';
  doc?: ScheduledChangeData['doc'];
  user?: { value: number | string };
  timezone?: string;
}

/** Moves scheduled changes from Payload's jobs to the job queue, including those of killed processes. */
export async function moveScheduledChanges(payload: Payload): Promise<void> {
  await runInTransaction(payload, async (req) => {
    const jobs = {
      collection: 'payload-jobs',
      where: {
        taskSlug: { equals: 'schedulePublish' },
        completedAt: { exists: false },
        hasError: { not_equals: true },
      },
      depth: 0,
      overrideAccess: true,
      req,
    } as const;
    const { docs } = await payload.find({ ...jobs, pagination: false });
    for (const { input, waitUntil, createdAt } of docs) {
      const { type = 'publish', doc, user, timezone } = (input ?? {}) as PayloadJobInput;
      // A cancelled schedule left an empty job in Payload.
      if (!doc || !user) continue;
      const at = new Date(waitUntil ?? createdAt);
      await sendJob(
        req,
        'scheduled-change',
        {
          type,
          doc,
          user: user.value,
          at: at.toISOString(),
          ...(timezone ? { timeZone: timezone } : {}),
        },
        { startAfter: at },
      );
    }
    const { errors } = await payload.delete(jobs);
    // Otherwise the next migration would move a job that is left once more.
    if (errors.length > 0) throw new Error('Payload did not delete the scheduled changes that were moved.');
  });
}
