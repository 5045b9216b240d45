import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.ts';

const SEED_TIMEOUT_MS = 280_000;

export interface TestDatabase {
  url: string;
  /** The data folder. */
  dir: string;
  /** Simulates an outage; `start` restarts the server with its data. */
  stop: () => Promise<void>;
  /** Kills the server with SIGKILL. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
  remove: () => Promise<void>;
}

interface TestDatabaseOptions {
  /** The data folder of a stopped server, to start from a copy of it. */
  copyOf?: string;
}

/** Starts a separate PostgreSQL server that the test may stop and start. */
export async function startTestDatabase({ copyOf }: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const parent = await mkdtemp(join(tmpdir(), 'nettobonus-test-'));
  // The server may run as another user, which must be able to enter the folder.
  await chmod(parent, 0o755);
  const dir = join(parent, 'postgres');
  if (copyOf) await copyDatabase(copyOf, dir);
  let server: EmbeddedDatabase = await startEmbeddedDatabase({ dir });
  const { url, port } = server;
  return {
    url,
    dir,
    stop: () => server.stop(),
    kill: () => server.kill(),
    start: async () => {
      server = await startEmbeddedDatabase({ dir, port });
    },
    remove: async () => {
      await server.stop();
      await rm(parent, { recursive: true, force: true });
    },
  };
}

/**
 * Returns the data folder of a database that all test processes of a run start from. The first caller creates and seeds
 * it; the others wait for it.
 */
export async function getSharedDatabase(
  dir: string,
  seed: (databaseUrl: string) => Promise<void>,
  options?: TestDatabaseOptions,
): Promise<string> {
  await mkdir(dirname(dir), { recursive: true });
  const isFirst = await mkdir(`${dir}-started`).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    await createSharedDatabase(dir, seed, options).catch(async (error) => {
      await mkdir(`${dir}-failed`);
      throw error;
    });
  }
  const deadline = Date.now() + SEED_TIMEOUT_MS;
  while (!existsSync(dir)) {
    if (existsSync(`${dir}-failed`)) throw new Error(`Another test failed to seed ${dir}`);
    if (Date.now() > deadline) throw new Error(`${dir} was not seeded in time`);
    await pause(200);
  }
  return dir;
}

async function createSharedDatabase(
  dir: string,
  seed: (databaseUrl: string) => Promise<void>,
  options?: TestDatabaseOptions,
): Promise<void> {
  const database = await startTestDatabase(options);
  try {
    await seed(database.url);
    await database.stop();
    await copyDatabase(database.dir, `${dir}-partial`);
    await rename(`${dir}-partial`, dir);
  } finally {
    await database.remove();
  }
}

/** Copies the files of a stopped server and preserves their owner. */
async function copyDatabase(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['--archive', from, to]);
}
