import type { Statement } from './publish.ts';

/**
 * A form sends a heartbeat every 15 seconds, in a hidden tab only every minute: browsers slow its timers down. A form that
 * is closed says so, so this matters only for one whose browser or network has failed.
 */
const LIFETIME = `interval '150 seconds'`;

interface Heartbeat {
  /** The browser tab, or rather the form in it: a random id. */
  form: string;
  collection: string;
  document: number;
  user: number;
}

/** Stores that a user has a form open, and deletes the forms whose heartbeats have ended. */
export function heartbeatStatement({ form, collection, document, user }: Heartbeat): Statement {
  return {
    text: `
      WITH expired AS (
        DELETE FROM studio.open_forms WHERE form IN (
          SELECT form FROM studio.open_forms
          WHERE seen_at < now() - ${LIFETIME} AND form <> $1::uuid FOR UPDATE SKIP LOCKED
        )
      )
      INSERT INTO studio.open_forms (form, collection, document, user_id)
      VALUES ($1::uuid, $2::text, $3::integer, $4::integer)
      ON CONFLICT (form) DO UPDATE SET
        collection = excluded.collection, document = excluded.document, seen_at = now()
      WHERE open_forms.user_id = excluded.user_id`,
    values: [form, collection, String(document), String(user)],
  };
}

/** Forgets a form that its user has closed. */
export function closeFormStatement(form: string, user: number): Statement {
  return {
    text: 'DELETE FROM studio.open_forms WHERE form = $1::uuid AND user_id = $2::integer',
    values: [form, String(user)],
  };
}

/** Lists the open forms of a collection: `document`, `user_id` and `form`, in the order in which they were opened. */
export function listOpenFormsStatement(collection: string): Statement {
  return {
    text: `
      SELECT document, user_id, form FROM studio.open_forms
      WHERE collection = $1::text AND seen_at >= now() - ${LIFETIME} ORDER BY opened_at, form`,
    values: [collection],
  };
}
