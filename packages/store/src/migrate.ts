import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import { Client } from 'pg';

const MIGRATIONS_DIR = fileURLToPath(new URL('../migrations', import.meta.url));

/** Migrates schema `site` to the latest version, or by `count` migrations. Returns the names of those that ran. */
export async function migrate(databaseUrl: string, count = Number.POSITIVE_INFINITY): Promise<string[]> {
  // Our own client: the runner does not wait until its client has disconnected, and a server that stops meanwhile makes it
  // throw.
  const dbClient = new Client(databaseUrl);
  await dbClient.connect();
  try {
    const ran = await runner({
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
    return ran.map(({ name }) => name);
  } finally {
    await dbClient.end();
  }
}
