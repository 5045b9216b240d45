import { connect, type Database } from '@nettobonus/store/connect';
import { afterAll, beforeAll, inject } from 'vitest';
import { startTestDatabase, type TestDatabase } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    migratedDatabase: string;
  }
}

/** Starts a separate PostgreSQL server from a copy of the migrated database of this run. */
export const startMigratedDatabase = (): Promise<TestDatabase> =>
  startTestDatabase({ copyOf: inject('migratedDatabase') });

/** Provides a migrated database and an owner's connection to the tests of a file. Removes both after the last test. */
export function useTestDatabase(take: (server: TestDatabase, db: Database) => void): void {
  let server: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    server = await startMigratedDatabase();
    db = connect(server.url);
    take(server, db);
  });
  afterAll(async () => {
    await db.end();
    await server.remove();
  });
}
