import { connect, type Database } from '@nettobonus/store/connect';
import { afterAll, beforeAll, inject } from 'vitest';
import { migrateStudio } from './studio-command.ts';
import { getSharedDatabase, startTestDatabase, type TestDatabase } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    migratedDatabase: string;
  }
}

/** Starts a separate PostgreSQL server from a copy of the migrated database of this run. */
export const startMigratedDatabase = (): Promise<TestDatabase> =>
  startTestDatabase({ copyOf: inject('migratedDatabase') });

/** As above, with the studio's schema. */
export async function startStudioDatabase(): Promise<TestDatabase> {
  const copyOf = inject('migratedDatabase');
  return startTestDatabase({
    copyOf: await getSharedDatabase(`${copyOf}-studio`, migrateStudio, { copyOf }),
  });
}

/** Passes a migrated database and the owner's connection to the tests of a file. Removes both after the last test. */
export function useTestDatabase(onReady: (server: TestDatabase, db: Database) => void): void {
  let server: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    server = await startMigratedDatabase();
    db = connect(server.url);
    onReady(server, db);
  });
  afterAll(async () => {
    await db.end();
    await server.remove();
  });
}
