import { connect, type Database } from '@nettobonus/store/connect';
import { migrate } from '@nettobonus/store/migrate';
import { afterAll, beforeAll } from 'vitest';
import { startTestDatabase, type TestDatabase } from './test-database.ts';

/** Provides a migrated database and an owner's connection to the tests of a file. Removes both after the last test. */
export function useTestDatabase(take: (server: TestDatabase, db: Database) => void): void {
  let server: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    server = await startTestDatabase();
    await migrate(server.url);
    db = connect(server.url);
    take(server, db);
  });
  afterAll(async () => {
    await db.end();
    await server.remove();
  });
}
