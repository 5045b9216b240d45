import { createJobSender, fromDrizzle, type JobDatabase, type JobQueue } from '@nettobonus/store/job-queue';
import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { DEAD_LETTERS, type JobData, type JobKind } from './queues.ts';

const queues = new WeakMap<Payload, JobQueue>();

/** The job queue, which uses Payload's database connections. */
function getQueue(payload: Payload): JobQueue {
  const existing = queues.get(payload);
  if (existing) return existing;
  const queue = createJobSender(fromDrizzle(payload.db.drizzle, sql));
  queues.set(payload, queue);
  return queue;
}

type RequestContext = Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>;

/** Runs the queue's statements in the request's transaction, if there is one. */
export async function jobDatabase({ payload: { db }, transactionID }: RequestContext): Promise<JobDatabase> {
  const transaction = await transactionID;
  const session = transaction ? db.sessions?.[transaction] : undefined;
  return fromDrizzle((session?.db ?? db.drizzle) as typeof db.drizzle, sql);
}

/** Sends a job in the request's transaction. Returns null if the queue allows one job at a time and already has one. */
export async function sendJob<K extends JobKind>(
  req: RequestContext,
  kind: K,
  data: JobData[K],
  { startAfter }: { startAfter?: Date } = {},
): Promise<string | null> {
  const db = await jobDatabase(req);
  return getQueue(req.payload).send(kind, data, { db, ...(startAfter ? { startAfter } : {}) });
}

export async function sendJobs<K extends JobKind>(
  req: RequestContext,
  kind: K,
  data: readonly JobData[K][],
): Promise<void> {
  await getQueue(req.payload).insert(
    kind,
    data.map((jobData) => ({ data: jobData })),
    { db: await jobDatabase(req) },
  );
}

/** A stored job. */
export interface StoredJob<T> {
  id: string;
  data: T;
  state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';
  attempts: number;
  nextAt: Date;
  endedAt: Date | null;
  /** Why the last attempt failed. */
  problem: string | null;
}

/** Lists the jobs of a kind, oldest first: all, the one with this id, or those whose data contains `data`. */
export async function listJobs<K extends JobKind>(
  payload: Payload,
  kind: K,
  filter: { id?: string; data?: object } = {},
): Promise<StoredJob<JobData[K]>[]> {
  const jobs = await getQueue(payload).findJobs<JobData[K]>(kind, filter);
  return jobs.toSorted(byAge).map((job) => ({
    id: job.id,
    data: job.data,
    state: job.state,
    attempts: job.retryCount + 1,
    // Payload's driver returns timestamps as text.
    nextAt: new Date(job.startAfter),
    endedAt: job.completedOn && new Date(job.completedOn),
    problem: describeFailure(job.output),
  }));
}

/** pg-boss returns jobs in no particular order. Payload's driver returns timestamps as text. */
const byAge = (a: { createdOn: Date | string }, b: { createdOn: Date | string }) =>
  new Date(a.createdOn).getTime() - new Date(b.createdOn).getTime();

/** Whether a job is neither completed nor failed: a process is running it or will run it. */
export const isUnfinished = ({ state }: Pick<StoredJob<unknown>, 'state'>) =>
  state === 'created' || state === 'retry' || state === 'active';

/** Cancels a job, even if it is running, unless it has already ended. */
export async function cancelJob(req: RequestContext, kind: JobKind, id: string): Promise<void> {
  await getQueue(req.payload).cancel(kind, id, { db: await jobDatabase(req) });
}

/** A job that failed for good. */
export interface DeadLetter {
  id: string;
  kind: JobKind;
  data: unknown;
  failedAt: Date;
  problem: string;
}

/** Lists the jobs that failed for good, oldest first. */
export async function listDeadLetters(payload: Payload, id?: string): Promise<DeadLetter[]> {
  const jobs = await getQueue(payload).findJobs(DEAD_LETTERS, { queued: true, ...(id ? { id } : {}) });
  return jobs.toSorted(byAge).map(({ id, sourceName, data, createdOn, sourceOutput }) => ({
    id,
    kind: sourceName as JobKind,
    data,
    failedAt: new Date(createdOn),
    problem: describeFailure(sourceOutput) ?? 'The reason is unknown.',
  }));
}

/** Sends the job again. Returns false if its queue allows one job at a time and already has one. */
export async function retryDeadLetter(req: RequestContext, id: string): Promise<boolean> {
  return (await getQueue(req.payload).redrive(DEAD_LETTERS, { ids: [id], db: await jobDatabase(req) })) > 0;
}

/** Returns false if the job is no longer in the list. */
export async function dismissDeadLetter(req: RequestContext, id: string): Promise<boolean> {
  const response = await getQueue(req.payload).deleteJob(DEAD_LETTERS, id, { db: await jobDatabase(req) });
  return countAffected(response) > 0;
}

/** pg-boss does not declare this property of its responses. */
export const countAffected = (response: object) => (response as { affected: number }).affected;

/** What pg-boss records when a lease expires. */
const LOST_LEASE_MESSAGES = ['job heartbeat timeout', 'job timed out'];

/** The message of a job's last failure, in plain words. */
function describeFailure(output: unknown): string | null {
  const { message, value } = (output ?? {}) as { message?: unknown; value?: { message?: unknown } };
  const text = message ?? value?.message;
  if (typeof text !== 'string') return null;
  if (text.startsWith('handler execution exceeded')) return 'The job took too long.';
  return LOST_LEASE_MESSAGES.includes(text) ? 'The studio stopped while the job was running.' : text;
}
