/**
 * Loads the sample content into the studio: `npm run studio:load`. From then on the studio manages the published
 * content. Uses the database at DATABASE_URL, or the one under .data/.
 */
import { resolve } from 'node:path';
import { migrate } from '@nettobonus/store/migrate';
import { startEmbeddedDatabase } from './embedded-database.ts';
import { loadSample } from './load-sample.ts';
import { migrateStudio } from './studio-command.ts';

const DATA_DIR = resolve(import.meta.dirname, '..', process.env.DATA_DIR ?? '.data');

const embedded = process.env.DATABASE_URL
  ? null
  : await startEmbeddedDatabase({ dir: resolve(DATA_DIR, 'postgres') });
try {
  const databaseUrl = process.env.DATABASE_URL ?? embedded?.url ?? '';
  await migrate(databaseUrl);
  await migrateStudio(databaseUrl);
  await loadSample(databaseUrl);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await embedded?.stop();
}
process.exit();
