import type { ContactMessage } from '@nettobonus/domain/contact-message';
import type { Database } from './connect.ts';

/** Stores a message; one that is stored already stays as it is. */
export async function saveContactMessage(sql: Database, message: ContactMessage): Promise<void> {
  // Without "(id)": to name what may conflict the site's role would have to be allowed to read it.
  await sql`
    INSERT INTO site.contact_messages ${sql(message, 'id', 'market', 'name', 'email', 'message')}
    ON CONFLICT DO NOTHING`;
}
