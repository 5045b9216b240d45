import type { Payload } from 'payload';
import { JobError } from '../jobs/job-error.ts';
import type { JobData } from '../jobs/queues.ts';
import type { RunningJob } from '../jobs/running-job.ts';
import { PUBLIC_INTERNET } from '../network/network-policy.ts';
import { siteDatabase } from '../site-database.ts';
import { checkLinks } from './check-links.ts';

export async function runLinkCheck(
  { logger }: Payload,
  { data: { since }, signal }: RunningJob<JobData['check-links']>,
): Promise<void> {
  try {
    const checked = await checkLinks({
      db: siteDatabase(),
      network: PUBLIC_INTERNET,
      since: since ? new Date(since) : null,
      now: new Date(),
      signal,
    });
    logger.info(`Checked ${checked} links`);
  } catch (error) {
    throw new JobError(error instanceof Error ? error.message : String(error));
  }
}
