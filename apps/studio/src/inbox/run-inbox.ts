import { connect } from '@nettobonus/store/connect';
import { MailSenderLock, retryMailsNow } from '@nettobonus/store/message-mails';
import type { Payload } from 'payload';
import { env, mailSettings } from '../env.ts';
import { deleteOldMessages } from './delete-old-messages.ts';
import { importMessages } from './import-messages.ts';
import { loggableError } from './loggable-error.ts';
import { sendMails } from './send-mails.ts';

const POLL_MS = 5_000;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Imports messages, sends notification mails and deletes expired messages until the process ends. Does not use Payload's
 * jobs: if the process of a job is killed, the job stays "processing" for ever and never runs again.
 */
export async function runInbox(payload: Payload): Promise<void> {
  const db = connect(env.DATABASE_URL, { maxConnections: 2, statementTimeoutMs: 30_000 });
  const senderLock = new MailSenderLock(env.DATABASE_URL);
  const { logger } = payload;
  const attempt = (task: string, work: () => Promise<unknown>) =>
    work().catch((error) => logger.error(`${task} failed: ${loggableError(error)}`));
  const repeat = async (intervalMs: number, work: () => Promise<unknown>) => {
    for (;;) {
      await work();
      await new Promise((resolve) => setTimeout(resolve, intervalMs));
    }
  };
  const settings = mailSettings;
  const send = async () => {
    if (settings) await attempt('Sending mails', () => sendMails(payload, senderLock, settings));
  };
  const importNew = () =>
    attempt('Importing messages', async () => {
      // Not awaited: a slow mail server must not delay incoming messages.
      if ((await importMessages(payload, db)) > 0) void send();
    });
  const deleteOld = () => attempt('Deleting old messages', () => deleteOldMessages(payload, db, new Date()));

  if (settings) {
    logger.info(`Notification mails go to ${settings.to}`);
    await attempt('Retrying mails', () => retryMailsNow(db));
  } else {
    logger.warn('No notification mails: SMTP_URL, MAIL_FROM and INBOX_TO are not set');
  }
  void repeat(POLL_MS, importNew);
  void repeat(POLL_MS, send);
  void repeat(DAY_MS, deleteOld);
}
