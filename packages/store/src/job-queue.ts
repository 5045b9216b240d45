/** The job queue: pg-boss in schema `jobs`, which the owner migrates and the studio's database login uses. */
import { type ConstructorOptions, type Db, PgBoss, type Queue, type ScheduleOptions } from 'pg-boss';

export { fromDrizzle } from 'pg-boss';
export type JobQueue = PgBoss;
/** Runs the queue's statements, for example in the caller's transaction. */
export type JobDatabase = Db;
export type JobQueueDefinition = Queue;

export interface JobSchedule {
  /** The queue that gets a job. */
  name: string;
  cron: string;
  options: ScheduleOptions;
}

const SCHEMA = 'jobs';

/** The studio's database login has no DDL privileges: it can neither migrate the schema nor rebuild an index. */
const WITHOUT_DDL = { schema: SCHEMA, migrate: false, createSchema: false, reindex: false } as const;

/** Creates or updates the schema, its queues and their schedules. Needs the owner's privileges. */
export async function migrateJobQueue(
  databaseUrl: string,
  queues: readonly JobQueueDefinition[],
  schedules: readonly JobSchedule[],
): Promise<void> {
  const queue = new PgBoss({
    schema: SCHEMA,
    connectionString: databaseUrl,
    max: 2,
    supervise: false,
    schedule: false,
  });
  // An error event without a listener would end the process. `start` rejects if the migration fails.
  queue.on('error', () => {});
  await queue.start();
  for (const { name, policy, ...options } of queues) {
    await queue.createQueue(name, { ...options, ...(policy ? { policy } : {}) });
    await queue.updateQueue(name, options);
  }
  for (const { name, cron, options } of schedules) await queue.schedule(name, cron, {}, options);
  await queue.stop();
}

/** A queue for the process that runs jobs. `monitorSeconds`: how often it looks for jobs whose lease has expired. */
export function createJobRunner(
  databaseUrl: string,
  { monitorSeconds }: { monitorSeconds: number },
): JobQueue {
  const options: ConstructorOptions & { query_timeout: number; keepAlive: boolean } = {
    ...WITHOUT_DDL,
    connectionString: databaseUrl,
    application_name: 'nettobonus',
    max: 4,
    // Without a timeout, a connection that goes silent would stop the queue.
    query_timeout: 30_000,
    keepAlive: true,
    superviseIntervalSeconds: monitorSeconds,
    monitorIntervalSeconds: monitorSeconds,
  };
  return new PgBoss(options);
}

/** A queue that sends and lists jobs on the caller's connections, but runs none. It need not be started. */
export function createJobSender(db: JobDatabase): JobQueue {
  return new PgBoss({ ...WITHOUT_DDL, db, supervise: false, schedule: false });
}
