import type { ContactMessage } from '@nettobonus/domain/contact-message';
import type { Database } from './connect.ts';
import type { Statement } from './publish.ts';

/** Stores a message; one that is stored already stays as it is. */
export async function saveContactMessage(sql: Database, message: ContactMessage): Promise<void> {
  // Without "(id)": to name what may conflict the site's role would have to be allowed to read it.
  await sql`
    INSERT INTO site.contact_messages ${sql(message, 'id', 'market', 'name', 'email', 'message')}
    ON CONFLICT DO NOTHING`;
}

/** The ids of messages that are not documents yet, oldest first. */
export async function listUntakenMessages(sql: Database): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM site.contact_messages WHERE taken_at IS NULL ORDER BY received_at, id LIMIT 500`;
  return rows.map(({ id }) => id);
}

export type TakenMessage = ContactMessage & { received_at: Date | string };

/** Gives the message whole and keeps only its id; no row where it is taken already. */
export function takeMessageStatement(id: string): Statement {
  return { text: 'SELECT * FROM site.take_contact_message($1::uuid)', values: [id] };
}

/** Forgets messages that came before, with all that is known of them here. Returns how many. */
export async function deleteContactMessages(sql: Database, before: Date): Promise<number> {
  const { count } = await sql`DELETE FROM site.contact_messages WHERE received_at < ${before}`;
  return count;
}
