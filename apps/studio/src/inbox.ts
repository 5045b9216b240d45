/** The inbox as a process of its own, beside a studio or in its place: `node src/inbox.ts`. */
import { getPayload } from 'payload';
import { runInbox } from './inbox/run-inbox.ts';
import config from './payload.config.ts';

await runInbox(await getPayload({ config }));
console.log('The inbox is at work');
