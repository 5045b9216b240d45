import type { ContactMessage } from '@nettobonus/domain/contact/contact-message';
import type { Database } from './connect.ts';
import type { Statement } from './publish.ts';

/** Stores a contact message. Does not change a message with the same id. */
export async function saveContactMessage(sql: Database, message: ContactMessage): Promise<void> {
  // No "(id)" as conflict target: naming the column would require the SELECT privilege for the site's role.
  await sql`
    INSERT INTO site.contact_messages
      ${sql({ ...message, page: message.page ?? null }, 'id', 'market', 'name', 'email', 'message', 'page')}
    ON CONFLICT DO NOTHING`;
}

/**
 * Marks the messages received since the last call as queued and returns their ids, oldest first. The caller queues their
 * imports in the same transaction.
 */
export function queueMessagesStatement(): Statement {
  return {
    text: `
      WITH received AS (
        SELECT id FROM site.contact_messages WHERE queued_at IS NULL
        ORDER BY received_at, id LIMIT 500 FOR UPDATE SKIP LOCKED
      ), queued AS (
        UPDATE site.contact_messages SET queued_at = now() WHERE id IN (SELECT id FROM received)
        RETURNING id, received_at
      )
      SELECT id FROM queued ORDER BY received_at, id`,
    values: [],
  };
}

export type ImportedMessage = Omit<ContactMessage, 'page'> & {
  page: string | null;
  received_at: Date | string;
};

/** Returns the message and erases name, email, text and page from the row. Returns no row if it is already imported. */
export function importMessageStatement(id: string): Statement {
  return { text: 'SELECT * FROM site.take_contact_message($1::uuid)', values: [id] };
}

/** Deletes the rows of messages received earlier than `before`. Returns how many. */
export async function deleteContactMessages(sql: Database, before: Date): Promise<number> {
  const { count } = await sql`DELETE FROM site.contact_messages WHERE received_at < ${before}`;
  return count;
}
