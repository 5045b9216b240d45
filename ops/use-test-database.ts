import { connect, type Database, STUDIO_ROLE } from '@nettobonus/store/connect';
import { grantStudioSchemas, saveLogin } from '@nettobonus/store/login';
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

/** Like `startMigratedDatabase`, plus the studio's schema. `studioUrl` uses the studio's database login. */
export async function startStudioDatabase(): Promise<TestDatabase & { studioUrl: string }> {
  const copyOf = inject('migratedDatabase');
  const database = await startTestDatabase({
    copyOf: await getSharedDatabase(`${copyOf}-studio`, prepareStudio, { copyOf }),
  });
  const studioUrl = new URL(database.url);
  Object.assign(studioUrl, STUDIO_LOGIN);
  return { ...database, studioUrl: studioUrl.href };
}

const STUDIO_LOGIN = { username: 'nettobonus_editors', password: 'nettobonus' };

async function prepareStudio(databaseUrl: string): Promise<void> {
  await migrateStudio(databaseUrl);
  const db = connect(databaseUrl, { maxConnections: 1 });
  try {
    await grantStudioSchemas(db);
    await saveLogin(db, STUDIO_ROLE, STUDIO_LOGIN.username, STUDIO_LOGIN.password);
  } finally {
    await db.end();
  }
}

/**
 * Passes a migrated database and a connection as the database owner to the tests in a file. Removes both after the last
 * test.
 */
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
