import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PublishedDocument } from '@nettobonus/domain/publishing/published-document';
import { migrate } from '@nettobonus/store/migrate';
import { findFreePort } from '../ops/embedded-database.ts';
import { publishContent } from '../ops/publish-content.ts';
import { type SiteProcess, startSite } from '../ops/site-process.ts';
import { startTestDatabase, type TestDatabase } from '../ops/test-database.ts';

/** Long enough for a busy machine. */
export const READY_TIMEOUT_MS = 120_000;

export interface BuiltSite {
  process: SiteProcess;
  port: number;
  metricsPort: number;
}

/** Creates a temporary folder, and a database with the given documents or the sample content. */
async function createContent(documents?: PublishedDocument[]) {
  const dir = await mkdtemp(join(tmpdir(), 'nettobonus-test-'));
  const database = await startTestDatabase();
  const remove = async () => {
    await database.remove();
    await rm(dir, { recursive: true, force: true });
  };
  try {
    await migrate(database.url);
    await publishContent(database.url, documents);
    return { database, dir, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Runs `use` with a database that has the given documents or the sample content, and a folder. Removes both. */
export async function withContent(
  use: (database: TestDatabase, dir: string) => Promise<void>,
  documents?: PublishedDocument[],
): Promise<void> {
  const { database, dir, remove } = await createContent(documents);
  try {
    await use(database, dir);
  } finally {
    await remove();
  }
}

/** Starts the production build with its state in `dir`. */
export async function startBuiltSite(
  dir: string,
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<BuiltSite> {
  const [port, metricsPort] = [await findFreePort(), await findFreePort()];
  const process = await startSite({
    mode: 'production',
    port,
    databaseUrl,
    snapshotPath: join(dir, 'snapshot.ndjson'),
    output: 'ignore',
    env: { METRICS_PORT: String(metricsPort), ...env },
  });
  await process.ready(READY_TIMEOUT_MS).catch(async (error) => {
    await process.stop();
    throw error;
  });
  return { process, port, metricsPort };
}

export interface ServedSite {
  url: string;
  pid: number;
  database: TestDatabase;
  stop: () => Promise<void>;
}

/** Starts the production build with its own database, which has the given documents or the sample content. */
export async function startServedSite(
  documents?: PublishedDocument[],
  env: Record<string, string> = {},
): Promise<ServedSite> {
  const { database, dir, remove } = await createContent(documents);
  try {
    const { process } = await startBuiltSite(dir, database.url, env);
    const stop = async () => {
      await process.stop();
      await remove();
    };
    return { url: process.url, pid: process.process.pid ?? 0, database, stop };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Runs `use` with the production build and its own database. */
export async function withServedSite(
  use: (url: string, pid: number, databaseUrl: string) => Promise<void>,
  documents?: PublishedDocument[],
  env: Record<string, string> = {},
): Promise<void> {
  const { url, pid, database, stop } = await startServedSite(documents, env);
  try {
    await use(url, pid, database.url);
  } finally {
    await stop();
  }
}
