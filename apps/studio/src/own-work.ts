import config from '@payload-config';
import { getPayload } from 'payload';
import { runInbox } from './inbox/run-inbox.ts';

const RETRY_MS = 5_000;

/** Scheduled publishing and the inbox. Where PostgreSQL is away at the start, they begin when it is back. */
export async function startOwnWork(): Promise<void> {
  for (;;) {
    try {
      return await runInbox(await getPayload({ config, cron: true }));
    } catch (error) {
      const msg = `The studio's own work could not begin: ${(error as Error).message}`;
      // Payload, whose log it would be in, is what did not begin.
      console.error(JSON.stringify({ level: 'error', at: new Date().toISOString(), msg }));
      await new Promise((done) => setTimeout(done, RETRY_MS));
    }
  }
}
