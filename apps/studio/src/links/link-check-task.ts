import { isLinkCheckRunning } from '@nettobonus/store/link-check-run';
import type { Payload, TaskConfig } from 'payload';
import { env } from '../env.ts';
import { siteDatabase } from '../site-database.ts';
import { checkLinks } from './check-links.ts';
import { PUBLIC_INTERNET } from './network-policy.ts';

export const LINK_TASK = 'check-links';
/** A separate queue: a check takes minutes and would block the other jobs. */
export const LINK_QUEUE = 'links';

const MINUTE_MS = 60_000;

type ScheduleHooks = NonNullable<NonNullable<TaskConfig['schedule']>[number]['hooks']>;

/** Without this, Payload would wait for ever for a job whose process was killed, and schedule no new one. */
const releaseBeforeSchedule: NonNullable<ScheduleHooks['beforeSchedule']> = async (schedule) => {
  await releaseAbandonedChecks(schedule.req.payload);
  return schedule.defaultBeforeSchedule(schedule);
};

/** Checks every link in the morning. An hour later, repeats the links that failed for the first time. */
export const linkCheckTask: TaskConfig<{
  input: { since?: string };
  output: { checked: number };
}> = {
  slug: LINK_TASK,
  label: 'Check affiliate links',
  schedule: [{ cron: '10 6,7 * * *', queue: LINK_QUEUE, hooks: { beforeSchedule: releaseBeforeSchedule } }],
  retries: { attempts: 3, backoff: { type: 'fixed', delay: MINUTE_MS } },
  inputSchema: [{ name: 'since', type: 'text' }],
  outputSchema: [{ name: 'checked', type: 'number' }],
  handler: async ({ input: { since }, req: { payload } }) => {
    const result = await checkLinks({
      databaseUrl: env.DATABASE_URL,
      network: PUBLIC_INTERNET,
      since: since ? new Date(since) : null,
      now: new Date(),
    });
    payload.logger.info(result ? `Checked ${result.checked} links` : 'Another process is checking the links');
    return { output: { checked: result?.checked ?? 0 } };
  },
};

/** Marks the jobs of killed processes as not running, so that Payload runs them again. A running check holds a lock. */
async function releaseAbandonedChecks(payload: Payload): Promise<void> {
  if (await isLinkCheckRunning(siteDatabase())) return;
  await payload.db.updateJobs({
    where: {
      taskSlug: { equals: LINK_TASK },
      processing: { equals: true },
      updatedAt: { less_than: new Date(Date.now() - MINUTE_MS).toISOString() },
    },
    data: { processing: false },
    returning: false,
  });
}

/** Whether a due check is queued or running. */
export async function isCheckPending(payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'payload-jobs',
    where: {
      taskSlug: { equals: LINK_TASK },
      completedAt: { exists: false },
      hasError: { not_equals: true },
      or: [{ waitUntil: { exists: false } }, { waitUntil: { less_than: new Date().toISOString() } }],
    },
  });
  return totalDocs > 0;
}
