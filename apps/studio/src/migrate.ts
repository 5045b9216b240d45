/** Migrates the schemas `studio` and `jobs`: `node src/migrate.ts`. */
import { migrateJobQueue } from '@nettobonus/store/job-queue';
import { getPayload } from 'payload';
import { env } from './env.ts';
import { moveScheduledChanges } from './jobs/move-scheduled-changes.ts';
import { JOB_QUEUES, JOB_SCHEDULES } from './jobs/queues.ts';
import { migrations } from './migrations/index.ts';
import config from './payload.config.ts';

const payload = await getPayload({ config, disableOnInit: true });
await payload.db.migrate({ migrations });
await migrateJobQueue(env.DATABASE_URL, JOB_QUEUES, JOB_SCHEDULES);
await moveScheduledChanges(payload);
process.exit(0);
