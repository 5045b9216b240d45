import { setTimeout as pause } from 'node:timers/promises';
import { nextStateAfterFailure } from '@nettobonus/domain/contact/inbox-mail';
import type { Database } from '@nettobonus/store/connect';
import {
  type AttemptOutcome,
  beginAttempt,
  endAttempt,
  giveUpOldMails,
  type MailAttempt,
  type MailSenderLock,
  recordHandOver,
} from '@nettobonus/store/message-mails';
import type { Payload } from 'payload';
import type { MailSettings } from '../env.ts';
import type { Message } from '../payload-types.ts';
import { composeMail } from './compose-mail.ts';
import { deliverMail } from './deliver-mail.ts';

const RECORD_TIMEOUT_MS = 60_000;

/** Sends due mails one after another, unless another process is sending. */
export async function sendMails(
  payload: Payload,
  senderLock: MailSenderLock,
  settings: MailSettings,
): Promise<void> {
  await senderLock.run(async (db) => {
    await giveUpOldMails(db);
    for (let next = await beginAttempt(db); next; next = await beginAttempt(db)) {
      await sendMail(payload, db, settings, next);
    }
  });
}

async function sendMail(
  payload: Payload,
  db: Database,
  settings: MailSettings,
  attempt: MailAttempt,
): Promise<void> {
  const message = await findMessage(payload, attempt.id);
  if (!message) return recordResult(db, attempt, { state: 'not-needed' }, null);
  const mail = await composeMail(message, settings);
  const delivery = await deliverMail(settings.smtpUrl, mail, () => recordHandOver(db, attempt));
  if (delivery.isSent) return recordResult(db, attempt, { state: 'sent' }, delivery.reply);
  const outcome = nextStateAfterFailure(
    { ...delivery, tries: attempt.tries, since: attempt.since },
    new Date(),
  );
  payload.logger.warn(
    `Mail of message ${message.id}, attempt ${attempt.tries}: ${outcome.state}. ${delivery.reply}`,
  );
  await recordResult(db, attempt, outcome, delivery.reply);
}

/** Retries while PostgreSQL is down: only this process knows the result. */
async function recordResult(
  db: Database,
  attempt: MailAttempt,
  outcome: AttemptOutcome,
  reply: string | null,
): Promise<void> {
  for (const deadline = Date.now() + RECORD_TIMEOUT_MS; ; await pause(1_000)) {
    try {
      return await endAttempt(db, attempt, outcome, reply);
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}

async function findMessage(payload: Payload, messageId: string): Promise<Message | undefined> {
  const { docs } = await payload.find({
    collection: 'messages',
    where: { messageId: { equals: messageId } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  });
  return docs[0];
}
