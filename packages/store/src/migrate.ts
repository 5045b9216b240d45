import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import { Client } from 'pg';

const MIGRATIONS_DIR = fileURLToPath(new URL('../migrations', import.meta.url));

/** Migrates schema `site` to the latest version, or by `count` migrations. Returns the names of new migrations. */
export async function migrate(databaseUrl: string, count = Number.POSITIVE_INFINITY): Promise<string[]> {
  // Use our own client: the runner does not wait until its client has disconnected, and throws if the server stops
  // meanwhile.
  const dbClient = new Client(databaseUrl);
  await dbClient.connect();
  try {
    const executed = await runner({
      dbClient,
      dir: MIGRATIONS_DIR,
      direction: 'up',
      count,
      schema: 'site',
      createSchema: true,
      migrationsSchema: 'site',
      createMigrationsSchema: true,
      migrationsTable: 'migrations',
      log: () => {},
    });
    return executed.map(({ name }) => name);
  } finally {
    await dbClient.end();
  }
}
