import { retentionStart, spamRetentionStart } from '@nettobonus/domain/contact/inbox';
import type { Database } from '@nettobonus/store/connect';
import { deleteContactMessages } from '@nettobonus/store/contact-messages';
import type { Payload } from 'payload';
import { JobError } from '../jobs/job-error.ts';

/**
 * Deletes contact messages past the retention period that the privacy pages state, and spam after 30 days. Returns the
 * number of deleted documents.
 */
export async function deleteOldMessages(payload: Payload, db: Database, now: Date): Promise<number> {
  const cutoff = retentionStart(now);
  const { docs, errors } = await payload.delete({
    collection: 'messages',
    where: {
      or: [
        { receivedAt: { less_than: cutoff.toISOString() } },
        { spamAt: { less_than: spamRetentionStart(now).toISOString() } },
      ],
    },
    depth: 0,
    overrideAccess: true,
  });
  if (errors.length > 0) throw new JobError(`${errors.length} expired messages could not be deleted.`);
  // Delete the ids last: without its id, a message that is sent again would become a second document.
  await deleteContactMessages(db, cutoff);
  return docs.length;
}
