import type { ContactMessage } from '@nettobonus/domain/contact/contact-message';
import type { Database } from './connect.ts';
import type { Statement } from './publish.ts';

/** Stores a message. Does not change a message with the same id. */
export async function saveContactMessage(sql: Database, message: ContactMessage): Promise<void> {
  // No "(id)" as conflict target: naming the column would require the SELECT privilege for the site's role.
  await sql`
    INSERT INTO site.contact_messages ${sql(message, 'id', 'market', 'name', 'email', 'message')}
    ON CONFLICT DO NOTHING`;
}

/** The ids of messages that the studio has not imported yet, oldest first. */
export async function listPendingMessages(sql: Database): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM site.contact_messages WHERE taken_at IS NULL ORDER BY received_at, id LIMIT 500`;
  return rows.map(({ id }) => id);
}

export type ImportedMessage = ContactMessage & { received_at: Date | string };

/** Returns the message and erases name, email and text from the row. Returns no row if it is already imported. */
export function importMessageStatement(id: string): Statement {
  return { text: 'SELECT * FROM site.take_contact_message($1::uuid)', values: [id] };
}

/** Deletes the rows of messages received earlier than `before`. Returns how many. */
export async function deleteContactMessages(sql: Database, before: Date): Promise<number> {
  const { count } = await sql`DELETE FROM site.contact_messages WHERE received_at < ${before}`;
  return count;
}
