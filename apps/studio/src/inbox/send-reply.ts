import type { Payload } from 'payload';
import type { MailSettings } from '../env.ts';
import { JobError } from '../jobs/job-error.ts';
import type { JobData } from '../jobs/queues.ts';
import type { RunningJob } from '../jobs/running-job.ts';
import type { Message, Reply } from '../payload-types.ts';
import { composeReply } from './compose-reply.ts';
import { deliverOrThrow } from './deliver-mail.ts';

/** Sends an editor's answer to a visitor. If the process is killed after that, the next attempt sends it again. */
export async function sendReply(
  payload: Payload,
  { data: { replyId } }: Pick<RunningJob<JobData['send-reply']>, 'data'>,
  settings: MailSettings,
): Promise<void> {
  const reply = await findReply(payload, replyId);
  // The answer of a message that was deleted or marked as spam in the meantime is not sent.
  if (!reply || reply.message.status === 'spam') return;
  const mail = await composeReply(reply, reply.message, settings);
  if (!mail) throw new JobError('The visitor’s email address cannot be used.', { isFinal: true });
  await deliverOrThrow(settings.smtpUrl, mail);
}

type ReplyWithMessage = Reply & { message: Message };

/** An answer with its message, or null if it was deleted. */
export async function findReply(payload: Payload, replyId: string): Promise<ReplyWithMessage | null> {
  const { docs } = await payload.find({
    collection: 'replies',
    where: { replyId: { equals: replyId } },
    depth: 1,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  });
  const [reply] = docs;
  return reply && typeof reply.message === 'object' ? (reply as ReplyWithMessage) : null;
}
