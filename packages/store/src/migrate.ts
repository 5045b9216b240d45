import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';

const MIGRATIONS_DIR = fileURLToPath(new URL('../migrations', import.meta.url));

/** Migrates schema `site` to the latest version, or by `count` migrations. Returns the names of those that ran. */
export async function migrate(databaseUrl: string, count = Number.POSITIVE_INFINITY): Promise<string[]> {
  const ran = await runner({
    databaseUrl,
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
}
