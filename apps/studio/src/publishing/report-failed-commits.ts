import { sql } from '@payloadcms/db-postgres';
import { APIError, type Payload } from 'payload';

/**
 * Turns a failed commit into an error. Payload's adapter ignores the failure, so an editor would read “saved”. If a
 * statement of the transaction had failed, PostgreSQL rolls back without an error: only the command tag shows it.
 */
export function reportFailedCommits({ db }: Payload): void {
  const commit = db.commitTransaction.bind(db);
  db.commitTransaction = async (id) => {
    const session = db.sessions?.[await id];
    if (session) {
      const { command } = await (session.db as typeof db.drizzle).execute(sql`COMMIT AND CHAIN`);
      if (command !== 'COMMIT') throw nothingSaved();
    }
    // Ends the session. Its own COMMIT ends the empty transaction that the first one has started.
    await commit(id);
  };
}

export const nothingSaved = () =>
  new APIError('Nothing was saved, because the studio failed while saving. Try again.', 500, undefined, true);
