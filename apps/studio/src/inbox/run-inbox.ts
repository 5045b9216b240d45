import { connect } from '@nettobonus/store/connect';
import { MailSenderLock, retryMailsNow } from '@nettobonus/store/message-mails';
import type { Payload } from 'payload';
import { env, mailSettings } from '../env.ts';
import { deleteOldMessages } from './delete-old.ts';
import { importMessages } from './import-messages.ts';
import { loggableError } from './loggable-error.ts';
import { sendMails } from './send-mails.ts';

const ROUND_MS = 5_000;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Brings messages in, sends notification mails and deletes expired messages until the process ends. Does not use
 * Payload's jobs: one whose process is killed stays "processing" for ever, and is neither run nor scheduled again.
 */
export async function runInbox(payload: Payload): Promise<void> {
  const db = connect(env.DATABASE_URL, { maxConnections: 2, statementTimeoutMs: 30_000 });
  const sender = new MailSenderLock(env.DATABASE_URL);
  const { logger } = payload;
  const attempt = (task: string, work: () => Promise<unknown>) =>
    work().catch((error) => logger.error(`${task} failed: ${loggableError(error)}`));
  const repeat = async (everyMs: number, work: () => Promise<unknown>) => {
    for (;;) {
      await work();
      await new Promise((done) => setTimeout(done, everyMs));
    }
  };
  const settings = mailSettings;
  const send = async () => {
    if (settings) await attempt('Sending mails', () => sendMails(payload, sender, settings));
  };
  const bringIn = () =>
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
  void repeat(ROUND_MS, bringIn);
  void repeat(ROUND_MS, send);
  void repeat(DAY_MS, deleteOld);
}
