import type { Payload } from 'payload';
import { JobError } from '../jobs/job-error.ts';
import type { JobData } from '../jobs/queues.ts';
import type { RunningJob } from '../jobs/running-job.ts';
import { PUBLIC_INTERNET } from '../network/network-policy.ts';
import { checkTerms } from './check-terms.ts';

export async function runTermsCheck(
  payload: Payload,
  { data: { since }, signal }: RunningJob<JobData['check-terms']>,
): Promise<void> {
  try {
    const fetched = await checkTerms(payload, {
      network: PUBLIC_INTERNET,
      since: since ? new Date(since) : null,
      now: new Date(),
      signal,
    });
    payload.logger.info(`Fetched ${fetched} pages of terms`);
  } catch (error) {
    throw new JobError(error instanceof Error ? error.message : String(error));
  }
}
