/** Queries that check the inbox, for tests and benchmarks. They need the owner's rights. */
import type { Database } from './connect.ts';

/** Counts the studio's message documents and their distinct messages, messages not yet imported, and mail tries. */
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

/** Locks the rows of mails that are being sent, so that no sender can finish before `work` does. */
export async function lockSendingMails(db: Database, work: () => Promise<void>): Promise<void> {
  await db.begin(async (transaction) => {
    await transaction`SELECT 1 FROM site.contact_messages WHERE mail_state = 'sending' FOR UPDATE`;
    await work();
  });
}
