import { pruneClicks } from '@nettobonus/store/prune-clicks';
import type { Payload } from 'payload';
import { siteDatabase } from '../site-database.ts';
import { deleteOldMessages } from './delete-old-messages.ts';

/** Deletes contact messages and clicks past the retention periods that the privacy pages state. */
export async function deleteExpired(payload: Payload): Promise<void> {
  const db = siteDatabase();
  const messages = await deleteOldMessages(payload, db, new Date());
  const months = await pruneClicks(db);
  payload.logger.info(`Deleted ${messages} expired messages and ${months.length} months of clicks`);
}
