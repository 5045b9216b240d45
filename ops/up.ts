/**
 * Brings everything up: `node ops/up.ts dev` for development, `node ops/up.ts start` for the built site.
 * Uses the database of DATABASE_URL, or a PostgreSQL of its own under .data/.
 */
import { resolve } from 'node:path';
import { migrate } from '@nettobonus/store/migrate';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.ts';
import { publishContent } from './publish-content.ts';
import { startSite } from './site-process.ts';

const DEFAULT_PORT = 4321;
const READY_WITHIN_MS = 60_000;
const DATA_DIR = resolve(import.meta.dirname, '..', process.env.DATA_DIR ?? '.data');

const mode = process.argv[2];
if (mode !== 'dev' && mode !== 'start') {
  console.error('Usage: node ops/up.ts dev | start');
  process.exit(2);
}

const say = (what: string) => console.log(`  ${what}`);
let stopDatabase: EmbeddedDatabase['stop'] = async () => {};

try {
  await up(mode === 'dev' ? 'dev' : 'production');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await stopDatabase();
}
process.exit();

async function up(siteMode: 'dev' | 'production'): Promise<void> {
  const port = Number(process.env.PORT ?? DEFAULT_PORT);
  console.log('\nNettobonus');
  const databaseUrl = process.env.DATABASE_URL ?? (await startOwnDatabase());
  const ran = await migrate(databaseUrl);
  say(ran.length > 0 ? `Migrated: ${ran.join(', ')}` : 'Schema is up to date');
  const startedAt = performance.now();
  const { documents, changed, withdrawn, offerChanges } = await publishContent(databaseUrl);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  say(
    `Published the sample content: ${documents} documents, ${changed} new or changed, ${withdrawn} withdrawn, ${offerChanges} changes of offers recorded, in ${seconds} s`,
  );

  const site = await startSite({
    mode: siteMode,
    port,
    databaseUrl,
    snapshotPath: process.env.SNAPSHOT_PATH ?? resolve(DATA_DIR, 'snapshot.ndjson'),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void site.stop());
  await site.ready(READY_WITHIN_MS).then(
    () => console.log(`\n  Site: ${site.url}\n`),
    async (error) => {
      await site.stop();
      throw error;
    },
  );
  await site.ended;
}

async function startOwnDatabase(): Promise<string> {
  const database = await startEmbeddedDatabase({ dir: resolve(DATA_DIR, 'postgres') });
  stopDatabase = database.stop;
  say(
    `PostgreSQL ${database.shared ? 'runs already' : 'started'} on port ${database.port}, data in .data/postgres`,
  );
  return database.url;
}
