import { setTimeout as pause } from 'node:timers/promises';
import { afterFailedTry } from '@nettobonus/domain/contact/inbox-mail';
import type { Database } from '@nettobonus/store/connect';
import {
  beginTry,
  endTry,
  giveUpOldMails,
  type MailSenderLock,
  type MailTry,
  recordHandOver,
  type TryEnd,
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
  sender: MailSenderLock,
  settings: MailSettings,
): Promise<void> {
  await sender.run(async (db) => {
    await giveUpOldMails(db);
    for (let next = await beginTry(db); next; next = await beginTry(db)) {
      await sendMail(payload, db, settings, next);
    }
  });
}

async function sendMail(
  payload: Payload,
  db: Database,
  settings: MailSettings,
  mailTry: MailTry,
): Promise<void> {
  const message = await findMessage(payload, mailTry.id);
  if (!message) return record(db, mailTry, { state: 'not-needed' }, null);
  const mail = await composeMail(message, settings);
  const delivery = await deliverMail(settings.smtpUrl, mail, () => recordHandOver(db, mailTry));
  if (delivery.isSent) return record(db, mailTry, { state: 'sent' }, delivery.answer);
  const end = afterFailedTry({ ...delivery, tries: mailTry.tries, since: mailTry.since }, new Date());
  payload.logger.warn(
    `Mail of message ${message.id}, attempt ${mailTry.tries}: ${end.state}. ${delivery.answer}`,
  );
  await record(db, mailTry, end, delivery.answer);
}

/** Retries while PostgreSQL is down: only this process knows how the try ended. */
async function record(db: Database, mailTry: MailTry, end: TryEnd, answer: string | null): Promise<void> {
  for (const deadline = Date.now() + RECORD_TIMEOUT_MS; ; await pause(1_000)) {
    try {
      return await endTry(db, mailTry, end, answer);
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
