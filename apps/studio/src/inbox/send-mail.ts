import type { Payload } from 'payload';
import type { MailSettings } from '../env.ts';
import { JobError } from '../jobs/job-error.ts';
import type { JobData } from '../jobs/queues.ts';
import type { RunningJob } from '../jobs/running-job.ts';
import type { Message } from '../payload-types.ts';
import { composeMail } from './compose-mail.ts';
import { deliverMail } from './deliver-mail.ts';

/** Sends the email about a contact message. If the process is killed after that, the next attempt sends it again. */
export async function sendMail(
  payload: Payload,
  { data: { messageId } }: Pick<RunningJob<JobData['send-mail']>, 'data'>,
  settings: MailSettings,
): Promise<void> {
  const message = await findMessage(payload, messageId);
  // A message that was deleted in the meantime needs no email.
  if (!message) return;
  const delivery = await deliverMail(settings.smtpUrl, await composeMail(message, settings));
  if (delivery.isSent) return;
  const { isRefused, reply } = delivery;
  const problem = isRefused
    ? 'The mail server refused the email'
    : 'The mail server did not accept the email';
  throw new JobError(`${problem} (${reply}).`, { isFinal: isRefused });
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
