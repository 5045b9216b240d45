/**
 * Starts the site and the studio: `node ops/up.ts dev` for development with the studio, `dev:site` without it, `start`
 * and `start:studio` for production builds. Uses the database at DATABASE_URL, or an embedded PostgreSQL under .data/.
 */
import { relative, resolve } from 'node:path';
import { migrate } from '@nettobonus/store/migrate';
import type { ServerProcess } from './child-process.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.ts';
import { publishContent } from './publish-content.ts';
import { startSite } from './site-process.ts';
import { migrateStudio } from './studio-command.ts';
import { startStudio } from './studio-process.ts';

const SITE_PORT = Number(process.env.PORT ?? 4321);
const STUDIO_PORT = Number(process.env.STUDIO_PORT ?? 3001);
/** The studio's development server compiles on the first request. */
const READY_TIMEOUT_MS = { site: 60_000, studio: 300_000 };
const DATA_DIR = resolve(import.meta.dirname, '..', process.env.DATA_DIR ?? '.data');

interface Command {
  mode: 'dev' | 'production';
  programs: ('site' | 'studio')[];
}

const COMMANDS: Record<string, Command> = {
  dev: { mode: 'dev', programs: ['site', 'studio'] },
  'dev:site': { mode: 'dev', programs: ['site'] },
  start: { mode: 'production', programs: ['site'] },
  'start:studio': { mode: 'production', programs: ['studio'] },
};

const command = COMMANDS[process.argv[2] ?? ''];
if (!command) {
  console.error(`Usage: node ops/up.ts ${Object.keys(COMMANDS).join(' | ')}`);
  process.exit(2);
}

const print = (line: string) => console.log(`  ${line}`);
let stopDatabase: EmbeddedDatabase['stop'] = async () => {};

try {
  await run(command);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await stopDatabase();
}
process.exit();

async function run({ mode, programs }: Command): Promise<void> {
  console.log('\nNettobonus');
  const databaseUrl = process.env.DATABASE_URL ?? (await startDevelopmentDatabase());
  const applied = await migrate(databaseUrl);
  print(applied.length > 0 ? `Migrated: ${applied.join(', ')}` : 'Schema is up to date');
  const servers: ServerProcess[] = [];
  const stopAll = () => Promise.all(servers.map(({ stop }) => stop()));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stopAll());
  try {
    for (const program of programs) {
      const server =
        program === 'site'
          ? await startSiteWithSample(mode, databaseUrl)
          : await startMigratedStudio(mode, databaseUrl);
      servers.push(server);
      await server.ready(READY_TIMEOUT_MS[program]);
      const url = program === 'site' ? server.url : await getStudioUrl(server.url);
      console.log(`\n  ${program === 'site' ? 'Site' : 'Studio'}: ${url}\n`);
    }
    await Promise.race(servers.map(({ exited }) => exited));
  } finally {
    await stopAll();
  }
}

async function startSiteWithSample(mode: Command['mode'], databaseUrl: string): Promise<ServerProcess> {
  await publishSample(databaseUrl);
  const snapshotPath = process.env.SNAPSHOT_PATH ?? resolve(DATA_DIR, 'snapshot.ndjson');
  return startSite({ mode, port: SITE_PORT, databaseUrl, snapshotPath });
}

async function startMigratedStudio(mode: Command['mode'], databaseUrl: string): Promise<ServerProcess> {
  await migrateStudio(databaseUrl);
  const siteUrl = process.env.SITE_URL ?? `http://localhost:${SITE_PORT}`;
  return startStudio({ mode, port: STUDIO_PORT, databaseUrl, siteUrl });
}

async function publishSample(databaseUrl: string): Promise<void> {
  const startedAt = performance.now();
  const published = await publishContent(databaseUrl);
  if (!published) return print('The studio manages the catalogue; the sample content is not published');
  const { documents, changed, withdrawn, offerChanges } = published;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  print(
    `Published the sample content: ${documents} documents, ${changed} new or changed, ${withdrawn} withdrawn, ${offerChanges} offer changes recorded, in ${seconds} s`,
  );
}

/** Returns the URL of the admin panel, and how to create the first user if there is none yet. */
async function getStudioUrl(url: string): Promise<string> {
  const response = await fetch(`${url}/api/users/init`);
  const { initialized } = (await response.json()) as { initialized: boolean };
  const hint =
    '\n  Create the first user: npm run studio:admin -- --email you@example.org --name "Your Name"';
  return `${url}/admin${initialized ? '' : hint}`;
}

async function startDevelopmentDatabase(): Promise<string> {
  const dir = resolve(DATA_DIR, 'postgres');
  const database = await startEmbeddedDatabase({ dir });
  stopDatabase = database.stop;
  print(
    `PostgreSQL ${database.isShared ? 'is already running' : 'started'} on port ${database.port}, data in ${relative(process.cwd(), dir)}`,
  );
  return database.url;
}
