import { connect } from '@nettobonus/store/connect';
import { hurryMails } from '@nettobonus/store/message-mails';
import type { Payload } from 'payload';
import { env, mailSettings } from '../env.ts';
import { bringMessagesIn } from './bring-in.ts';
import { deleteOldMessages } from './delete-old.ts';
import { kindOfError } from './kind-of-error.ts';
import { sendMails } from './send-mails.ts';

const ROUND_MS = 5_000;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Brings messages in, sends the mails that tell of them, and deletes what is past its time; until the process ends.
 * Not by Payload's jobs: one whose process is killed stays "processing" for ever, and is neither run nor scheduled
 * again.
 */
export async function runInbox(payload: Payload): Promise<void> {
  // One connection holds the lock of the only sender.
  const db = connect(env.DATABASE_URL, { maxConnections: 4, statementTimeoutMs: 30_000 });
  const { logger } = payload;
  if (mailSettings) {
    logger.info(`A mail to ${mailSettings.to} tells of each message`);
  } else {
    logger.warn('No mail tells of messages: SMTP_URL, MAIL_FROM and INBOX_TO are not set');
  }
  const repeat = async (what: string, everyMs: number, work: () => Promise<unknown>) => {
    for (;;) {
      await work().catch((error) => logger.error(`${what} failed: ${kindOfError(error)}`));
      await new Promise((done) => setTimeout(done, everyMs));
    }
  };
  void repeat('Bringing messages in', ROUND_MS, () => bringMessagesIn(payload, db));
  void repeat('Deleting old messages', DAY_MS, () => deleteOldMessages(payload, db, new Date()));
  if (!mailSettings) return;
  const settings = mailSettings;
  await hurryMails(db).catch(() => {});
  void repeat('Sending mails', ROUND_MS, () => sendMails(payload, db, settings));
}
