/** Runs the inbox in a separate process, without a studio: `node src/inbox.ts`. */
import { getPayload } from 'payload';
import { runInbox } from './inbox/run-inbox.ts';
import config from './payload.config.ts';

await runInbox(await getPayload({ config }));
console.log('The inbox is running');
