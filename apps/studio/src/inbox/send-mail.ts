import type { Payload } from 'payload';
import type { MailSettings } from '../env.ts';
import type { JobData } from '../jobs/queues.ts';
import type { RunningJob } from '../jobs/running-job.ts';
import type { Message } from '../payload-types.ts';
import { composeMail } from './compose-mail.ts';
import { deliverOrThrow } from './deliver-mail.ts';

/** Sends the email about a contact message. If the process is killed after that, the next attempt sends it again. */
export async function sendMail(
  payload: Payload,
  { data: { messageId } }: Pick<RunningJob<JobData['send-mail']>, 'data'>,
  settings: MailSettings,
): Promise<void> {
  const message = await findMessage(payload, messageId);
  // A message that was deleted or marked as spam in the meantime needs no email.
  if (!message || message.status === 'spam') return;
  await deliverOrThrow(settings.smtpUrl, await composeMail(message, settings));
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
