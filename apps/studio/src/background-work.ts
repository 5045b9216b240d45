import config from '@payload-config';
import { getPayload } from 'payload';
import { runInbox } from './inbox/run-inbox.ts';

const RETRY_MS = 5_000;

/** Starts scheduled publishing and the inbox. Retries until PostgreSQL is up. */
export async function startBackgroundWork(): Promise<void> {
  for (;;) {
    try {
      return await runInbox(await getPayload({ config, cron: true }));
    } catch (error) {
      const msg = `Background work could not start: ${(error as Error).message}`;
      // Payload's logger is not available: Payload itself failed to start.
      console.error(JSON.stringify({ level: 'error', at: new Date().toISOString(), msg }));
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
