import type { Market } from '@nettobonus/domain/markets/market';
import type { JobQueueDefinition, JobSchedule } from '@nettobonus/store/job-queue';
import type { CollectionSlug } from 'payload';

export interface ScheduledChangeData {
  type: 'publish' | 'unpublish';
  doc: { relationTo: CollectionSlug; value: string };
  /** The user who scheduled the change. The change runs with the permissions that this user has when it runs. */
  user: number | string;
  /** ISO 8601. */
  at: string;
  /** The time zone in which the user chose the time. */
  timeZone?: string;
}

/** Each kind of job has its own queue, so that a long link check does not delay a publication. */
export interface JobData {
  'scheduled-change': ScheduledChangeData;
  /** `since`: checks every link that has not been checked since then. */
  'check-links': { since?: string };
  /** `since`: fetches every page of terms that has not been requested since then. */
  'check-terms': { since?: string };
  /** Turns a message from the contact form into a document. */
  'import-message': { messageId: string };
  /** Sends the email that notifies the editors of a contact message. */
  'send-mail': { messageId: string };
  /** Sends an editor's answer to a visitor. */
  'send-reply': { replyId: string };
  /** Tells a colleague who is mentioned in a comment. */
  'send-mention': { comment: number; user: number };
  /** Looks for events that markets want to be told about. */
  'raise-alerts': object;
  /** Sends an email about events to one address. `alerts` has their ids. */
  'send-alert-mail': { market: Market; to: string; alerts: number[] };
  /** Sends an event to the webhook of its market. */
  'send-alert-webhook': { alert: number };
  'delete-expired': object;
}
export type JobKind = keyof JobData;

/** The queue that holds the jobs that failed for good, until a user retries or dismisses them. */
export const DEAD_LETTERS = 'dead-letters';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const FOREVER = 10 * 365 * DAY;

const COMMON = {
  deadLetter: DEAD_LETTERS,
  // The lease: if a process does not renew it for this long, another process runs the job.
  heartbeatSeconds: 30,
  // A job must not expire while no studio is running.
  retentionSeconds: FOREVER,
  deleteAfterSeconds: 30 * DAY,
  retryBackoff: true,
} as const;

/** Retries continue for about three days. */
const MAIL = {
  ...COMMON,
  expireInSeconds: 5 * MINUTE,
  retryLimit: 80,
  retryDelay: 10,
  retryDelayMax: HOUR,
} as const;

/** `expireInSeconds`: the longest time that one attempt may take. */
const DEFINITIONS: Record<JobKind, Omit<JobQueueDefinition, 'name'>> = {
  // Retries continue for about an hour, not counting outages of PostgreSQL: without it, no attempt begins.
  'scheduled-change': {
    ...COMMON,
    expireInSeconds: 5 * MINUTE,
    retryLimit: 20,
    retryDelay: 5,
    retryDelayMax: 5 * MINUTE,
  },
  // One at a time: two checks would send twice as many requests to each host.
  'check-links': {
    ...COMMON,
    policy: 'exclusive',
    expireInSeconds: 6 * HOUR,
    retryLimit: 3,
    retryDelay: MINUTE,
    retryDelayMax: 10 * MINUTE,
  },
  // One at a time, for the same reason.
  'check-terms': {
    ...COMMON,
    policy: 'exclusive',
    expireInSeconds: 6 * HOUR,
    retryLimit: 3,
    retryDelay: MINUTE,
    retryDelayMax: 10 * MINUTE,
  },
  'import-message': {
    ...COMMON,
    expireInSeconds: MINUTE,
    retryLimit: 10,
    retryDelay: 5,
    retryDelayMax: 10 * MINUTE,
  },
  'send-mail': MAIL,
  'send-reply': MAIL,
  'raise-alerts': {
    ...COMMON,
    policy: 'exclusive',
    expireInSeconds: 5 * MINUTE,
    retryLimit: 5,
    retryDelay: 10,
    retryDelayMax: MINUTE,
  },
  'send-mention': MAIL,
  'send-alert-mail': MAIL,
  'send-alert-webhook': MAIL,
  'delete-expired': {
    ...COMMON,
    policy: 'exclusive',
    expireInSeconds: HOUR,
    retryLimit: 5,
    retryDelay: 5 * MINUTE,
    retryDelayMax: HOUR,
  },
};

const JOB_KINDS = Object.keys(DEFINITIONS) as JobKind[];

export const JOB_QUEUES: readonly JobQueueDefinition[] = [
  // First, because the others refer to it. No process takes jobs from it.
  { name: DEAD_LETTERS, retentionSeconds: FOREVER },
  ...JOB_KINDS.map((name) => ({ name, ...DEFINITIONS[name] })),
];

/** The editors' time zone. A job that was due while no studio was running runs once afterwards, however often it was due. */
const SCHEDULE = { tz: 'Europe/Helsinki', missed: 'once' } as const;

export const JOB_SCHEDULES: readonly (JobSchedule & { name: JobKind })[] = [
  // Checks every link in the morning. An hour later, rechecks the links that failed for the first time.
  { name: 'check-links', cron: '10 6,7 * * *', options: SCHEDULE },
  // Fetches each page of terms once a week, and daily while it fails.
  { name: 'check-terms', cron: '20 4 * * *', options: SCHEDULE },
  { name: 'raise-alerts', cron: '*/5 * * * *', options: SCHEDULE },
  { name: 'delete-expired', cron: '40 3 * * *', options: SCHEDULE },
];
