import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrate } from '@nettobonus/store/migrate';
import type { TestProject } from 'vitest/node';
import { startTestDatabase } from './test-database.ts';

/** Creates a migrated database once; each integration test file starts from a copy of its files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const database = await startTestDatabase();
  await migrate(database.url);
  await database.stop();
  // Without fsync, only a power cut loses data, and no test causes one.
  await appendFile(join(database.dir, 'postgresql.conf'), '\nfsync = off\n');
  project.provide('migratedDatabase', database.dir);
  return () => database.remove();
}
