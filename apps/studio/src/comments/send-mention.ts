import MailComposer from 'nodemailer/lib/mail-composer';
import type { Payload } from 'payload';
import type { MailSettings } from '../env.ts';
import { deliverOrThrow } from '../inbox/deliver-mail.ts';
import { toOneLine } from '../inbox/mail-address.ts';
import type { JobData } from '../jobs/queues.ts';
import type { RunningJob } from '../jobs/running-job.ts';

/**
 * Tells a colleague of a comment. The email contains neither its text nor names: a comment may quote a visitor, and
 * email leaves the studio.
 */
export async function sendMention(
  payload: Payload,
  { data: { comment: id, user: userId } }: Pick<RunningJob<JobData['send-mention']>, 'data'>,
  { from, smtpUrl, studioUrl }: MailSettings,
): Promise<void> {
  const options = { depth: 0, disableErrors: true, overrideAccess: true } as const;
  const comment = await payload.findByID({ collection: 'comments', id, ...options });
  const user = await payload.findByID({ collection: 'users', id: userId, ...options });
  // A comment that was deleted in the meantime, and a colleague who has left, need no email.
  if (!comment || user?.status !== 'active') return;
  const raw = await new MailComposer({
    from: { name: 'Nettobonus studio', address: from },
    to: user.email,
    subject: toOneLine(`A comment for you: ${comment.title}`),
    // Stable across retries, so that a mailbox can detect a duplicate.
    messageId: `<comment-${id}-${userId}@${from.split('@').at(-1)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: `A colleague mentions you in a comment on ${comment.title}. Read and answer it here:\n\n${studioUrl}/admin/collections/${comment.kind}/${comment.document}\n`,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
  await deliverOrThrow(smtpUrl, { from, to: user.email, raw });
}
