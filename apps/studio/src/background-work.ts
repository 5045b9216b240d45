import config from '@payload-config';
import { getPayload } from 'payload';
import { runJobs } from './jobs/run-jobs.ts';

const RETRY_MS = 5_000;

/** Starts running jobs. Retries until PostgreSQL is up. */
export async function startBackgroundWork(): Promise<void> {
  for (;;) {
    try {
      await runJobs(await getPayload({ config }));
      return;
    } catch (error) {
      const msg = `Background work could not start: ${(error as Error).message}`;
      // Payload's logger is not available: Payload itself failed to start.
      console.error(JSON.stringify({ level: 'error', at: new Date().toISOString(), msg }));
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
