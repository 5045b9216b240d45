import { areLinksBeingChecked } from '@nettobonus/store/link-check-run';
import type { Payload, TaskConfig } from 'payload';
import { env } from '../env.ts';
import { siteDatabase } from '../site-database.ts';
import { checkLinks } from './check-links.ts';
import { THE_INTERNET } from './reach.ts';

export const LINK_TASK = 'check-links';
/** A separate queue: a check takes minutes and would block the other jobs. */
export const LINK_QUEUE = 'links';

const MINUTE_MS = 60_000;

type ScheduleHooks = NonNullable<NonNullable<TaskConfig['schedule']>[number]['hooks']>;

/** Payload would wait for ever for a job whose process was killed, and schedule no other. */
const releaseBeforeSchedule: NonNullable<ScheduleHooks['beforeSchedule']> = async (schedule) => {
  await releaseAbandonedChecks(schedule.req.payload);
  return schedule.defaultBeforeSchedule(schedule);
};

/** Checks every link in the morning, and an hour later again those that failed for the first time. */
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
    const checked = await checkLinks({
      databaseUrl: env.DATABASE_URL,
      reach: THE_INTERNET,
      since: since ? new Date(since) : null,
      now: new Date(),
    });
    payload.logger.info(
      checked ? `Checked ${checked.checked} links` : 'Links are being checked by another process',
    );
    return { output: { checked: checked?.checked ?? 0 } };
  },
};

/** Releases the jobs of killed processes, so that they run again. A running check holds a lock. */
async function releaseAbandonedChecks(payload: Payload): Promise<void> {
  if (await areLinksBeingChecked(siteDatabase())) return;
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
export async function isCheckWaiting(payload: Payload): Promise<boolean> {
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
