/** What a person or a test asks of the inbox, as its owner. */
import type { Database } from './connect.ts';

/** How many documents the messages have become, and how many messages they are of. */
export async function countMessageDocuments(
  db: Database,
): Promise<{ documents: number; messages: number; untaken: number; tries: number }> {
  const [counts] = await db<[{ documents: number; messages: number; untaken: number; tries: number }]>`
    SELECT (SELECT count(*)::int FROM studio.messages) AS documents,
      (SELECT count(DISTINCT message_id)::int FROM studio.messages) AS messages,
      (SELECT count(*)::int FROM site.contact_messages WHERE taken_at IS NULL) AS untaken,
      (SELECT sum(mail_tries)::int FROM site.contact_messages) AS tries`;
  return counts;
}

/** Keeps whoever sends a mail from going on to its end, for as long as the work takes. */
export async function holdMails(db: Database, work: () => Promise<void>): Promise<void> {
  await db.begin(async (transaction) => {
    await transaction`SELECT 1 FROM site.contact_messages WHERE mail_state = 'sending' FOR UPDATE`;
    await work();
  });
}
