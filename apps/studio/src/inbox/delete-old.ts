import { retainedSince } from '@nettobonus/domain/inbox';
import type { Database } from '@nettobonus/store/connect';
import { deleteContactMessages } from '@nettobonus/store/contact-messages';
import type { Payload } from 'payload';

/** Deletes what has been kept for as long as the privacy pages say. Returns how many documents. */
export async function deleteOldMessages(payload: Payload, db: Database, now: Date): Promise<number> {
  const since = retainedSince(now);
  const { docs, errors } = await payload.delete({
    collection: 'messages',
    where: { receivedAt: { less_than: since.toISOString() } },
    depth: 0,
    overrideAccess: true,
  });
  // The ids go last: a document without one could be followed by the same message sent again.
  if (errors.length === 0) await deleteContactMessages(db, since);
  else payload.logger.error(`${errors.length} messages that are past their time could not be deleted`);
  return docs.length;
}
