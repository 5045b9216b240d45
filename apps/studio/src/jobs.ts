/** Runs the studio's jobs in a separate process, without the studio's web server: `node src/jobs.ts`. */
import { getPayload } from 'payload';
import { runJobs } from './jobs/run-jobs.ts';
import config from './payload.config.ts';

await runJobs(await getPayload({ config }));
console.log('Jobs are running');
