import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listDocuments } from '@nettobonus/content/documents';
import { SAMPLE_DAY } from '@nettobonus/content/sample-day';
import { migrate } from '@nettobonus/store/migrate';
import type { ServerProcess } from './child-process.ts';
import { findFreePort } from './embedded-database.ts';
import { publishContent } from './publish-content.ts';
import { startSite } from './site-process.ts';
import { migrateStudio, runStudioCommand } from './studio-command.ts';
import { startStudio } from './studio-process.ts';
import { getSharedDatabase, startTestDatabase } from './test-database.ts';

const READY_TIMEOUT_MS = 120_000;

/** The admin in every test studio. */
export const TEST_ADMIN = { email: 'maija@example.org', name: 'Maija', password: 'correct-horse-battery' };

export interface StudioOnTestDatabase {
  site: ServerProcess;
  studio: ServerProcess;
  databaseUrl: string;
  stop: () => Promise<void>;
}

interface StudioOnTestDatabaseOptions {
  /** Additional environment variables for the studio. */
  studioEnv?: Record<string, string>;
}

/** All end-to-end tests of a run share this folder. Playwright empties it at the start. */
const SHARED_DIR = fileURLToPath(new URL('../test-results', import.meta.url));
/**
 * Casinos whose listings and reviews the studio's end-to-end tests use: loading those of all casinos would take half a
 * minute.
 */
const CASINOS_WITH_LISTINGS = [
  'casinoist',
  'crab-slots',
  'halla-bet',
  'hohto',
  'joki-casino',
  'kurki-slots',
  'rizzio-casino',
  'speedz-casino',
  'winz-casino',
];

/**
 * Starts the built site and the built studio on their own database. The site has all sample content; the studio has the
 * settings, all casinos, and the listings and reviews of a few.
 */
export async function startStudioOnTestDatabase({
  studioEnv = {},
}: StudioOnTestDatabaseOptions = {}): Promise<StudioOnTestDatabase> {
  const database = await startTestDatabase({ copyOf: await getSeededDatabase() });
  const dir = await mkdtemp(join(tmpdir(), 'nettobonus-test-studio-'));
  const { url: databaseUrl } = database;
  const site = await startSite({
    mode: 'production',
    port: await findFreePort(),
    databaseUrl,
    snapshotPath: join(dir, 'snapshot.ndjson'),
    output: 'ignore',
  });
  const studio = await startStudio({
    mode: 'production',
    port: await findFreePort(),
    databaseUrl,
    siteUrl: site.url,
    env: studioEnv,
    output: 'ignore',
  });
  const stop = async () => {
    await Promise.all([site.stop(), studio.stop()]);
    await database.remove();
    await rm(dir, { recursive: true, force: true });
  };
  await Promise.all([site.ready(READY_TIMEOUT_MS), studio.ready(READY_TIMEOUT_MS)]).catch(async (error) => {
    await stop();
    throw error;
  });
  return { site, studio, databaseUrl, stop };
}

/** The data folder of a seeded database: seeding takes longer than many tests. */
const getSeededDatabase = () => getSharedDatabase(join(SHARED_DIR, 'seeded-database'), seedDatabase);

async function seedDatabase(databaseUrl: string): Promise<void> {
  await migrate(databaseUrl);
  await publishContent(databaseUrl, listDocuments(), SAMPLE_DAY);
  await migrateStudio(databaseUrl);
  const lines = listDocuments()
    .filter(
      ({ kind, key }) =>
        ['casino', 'market-settings', 'navigation'].includes(kind) || CASINOS_WITH_LISTINGS.includes(key),
    )
    .map((document) => JSON.stringify(document));
  await runStudioCommand('src/load.ts', { databaseUrl, lines, output: 'ignore' });
  const admin = [JSON.stringify(TEST_ADMIN)];
  await runStudioCommand('src/create-admin.ts', { databaseUrl, lines: admin, output: 'ignore' });
}
