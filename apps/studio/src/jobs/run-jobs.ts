import { setTimeout as pause } from 'node:timers/promises';
import { createJobRunner, type JobQueue } from '@nettobonus/store/job-queue';
import type { Payload } from 'payload';
import { raiseAlerts } from '../alerts/raise-alerts.ts';
import { sendAlertMail } from '../alerts/send-alert-mail.ts';
import { sendAlertWebhook } from '../alerts/send-alert-webhook.ts';
import { sendMention } from '../comments/send-mention.ts';
import { env, type MailSettings, mailSettings } from '../env.ts';
import { deleteExpired } from '../inbox/delete-expired.ts';
import { importContactMessage, queueNewContactMessages } from '../inbox/import-messages.ts';
import { loggableError } from '../inbox/loggable-error.ts';
import { sendMail } from '../inbox/send-mail.ts';
import { sendReply } from '../inbox/send-reply.ts';
import { runLinkCheck } from '../links/run-link-check.ts';
import { logEvent } from '../log-event.ts';
import { runScheduledChange } from '../schedule/run-scheduled-change.ts';
import { runTermsCheck } from '../terms-watch/run-terms-check.ts';
import { JobError } from './job-error.ts';
import { countAffected, jobDatabase } from './job-queue.ts';
import type { JobData, JobKind } from './queues.ts';
import type { RunningJob } from './running-job.ts';

interface RunOptions {
  /** Null if email is not configured. */
  mail?: MailSettings | null;
  /** How often to look for jobs. */
  pollSeconds?: number;
  /** How often to look for jobs whose lease has expired. */
  monitorSeconds?: number;
  /** How often to look for new messages from the contact form. */
  contactPollMs?: number;
}

const runRaiseAlerts = async (payload: Payload, isMailConfigured: boolean) => {
  await raiseAlerts(payload, { now: new Date(), isMailConfigured });
};

type JobHandlers = { [K in JobKind]?: (payload: Payload, job: RunningJob<JobData[K]>) => Promise<void> };

/** Without a mail server, emails stay in the queue until one is configured. */
const getHandlers = (mail: MailSettings | null): JobHandlers => ({
  'scheduled-change': runScheduledChange,
  'check-links': runLinkCheck,
  'check-terms': runTermsCheck,
  'import-message': (payload, job) => importContactMessage(payload, job, { isMailConfigured: mail !== null }),
  'delete-expired': deleteExpired,
  'raise-alerts': (payload) => runRaiseAlerts(payload, mail !== null),
  'send-alert-webhook': (payload, job) => sendAlertWebhook(payload, job),
  ...(mail
    ? {
        'send-mail': (payload, job) => sendMail(payload, job, mail),
        'send-reply': (payload, job) => sendReply(payload, job, mail),
        'send-mention': (payload, job) => sendMention(payload, job, mail),
        'send-alert-mail': (payload, job) => sendAlertMail(payload, job, mail),
      }
    : {}),
});

/** Runs jobs until `stop` is called or the process ends. Several processes share the jobs. */
export async function runJobs(
  payload: Payload,
  { mail = mailSettings, pollSeconds = 2, monitorSeconds = 10, contactPollMs = 5_000 }: RunOptions = {},
): Promise<{ stop: () => Promise<void> }> {
  const { logger } = payload;
  const queue = createJobRunner(env.DATABASE_URL, { monitorSeconds });
  queue.on('error', (error) => logger.error(`The job queue reports an error: ${loggableError(error)}`));
  queue.on('warning', ({ message }) => logger.warn(`The job queue reports a warning: ${message}`));
  try {
    await queue.start();
    for (const [kind, handler] of Object.entries(getHandlers(mail))) {
      await work(payload, queue, { kind: kind as JobKind, handler: handler as Handler, pollSeconds });
    }
  } catch (error) {
    // The caller retries with a new queue.
    await queue.stop({ graceful: false }).catch(() => {});
    throw error;
  }
  if (mail) logger.info(`Notification emails go to ${mail.to}`);
  else logger.warn('No notification emails are sent: SMTP_URL, MAIL_FROM and INBOX_TO are not set');
  const stopPolling = pollForContactMessages(payload, contactPollMs);
  return {
    stop: async () => {
      await stopPolling();
      await queue.stop();
    },
  };
}

type Handler = (payload: Payload, job: RunningJob<object>) => Promise<void>;

async function work(
  payload: Payload,
  queue: JobQueue,
  { kind, handler, pollSeconds }: { kind: JobKind; handler: Handler; pollSeconds: number },
): Promise<void> {
  const { logger } = payload;
  const options = { perJobResults: true, pollingIntervalSeconds: pollSeconds } as const;
  await queue.work<object, unknown, typeof options>(kind, options, async ([job]) => {
    if (!job) return [];
    const { id, data, signal, retryCount } = job;
    const completeIn: RunningJob<object>['completeIn'] = async (req) => {
      const response = await queue.complete(kind, job, null, { db: await jobDatabase(req) });
      if (countAffected(response) === 0) throw new JobError('Another process has taken over.');
    };
    try {
      await handler(payload, { data, signal, completeIn });
      // This status has no effect on a job that was already completed in a transaction.
      return [{ id, status: 'completed' }];
    } catch (error) {
      const isFinal = error instanceof JobError && error.isFinal;
      const problem =
        error instanceof JobError ? error.message : `The studio failed: ${loggableError(error)}.`;
      logEvent(logger, 'job-failed', { kind, job: id, attempt: retryCount + 1, problem });
      return [{ id, status: isFinal ? 'deadletter' : 'failed', output: { message: problem } }];
    }
  });
}

/** Returns a function that stops polling. */
function pollForContactMessages(payload: Payload, intervalMs: number): () => Promise<void> {
  const stop = new AbortController();
  const poll = async () => {
    while (!stop.signal.aborted) {
      await queueNewContactMessages(payload).catch((error) =>
        payload.logger.error(`New contact messages could not be queued: ${loggableError(error)}`),
      );
      await pause(intervalMs, undefined, stop).catch(() => {});
    }
  };
  const polling = poll();
  return async () => {
    stop.abort();
    await polling;
  };
}
