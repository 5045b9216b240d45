import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.ts';

export interface TestDatabase {
  url: string;
  /** The data folder. */
  dir: string;
  /** Simulates an outage; `start` restarts the server with its data. */
  stop: () => Promise<void>;
  /** Kills it with SIGKILL. */
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

/** Copies the files of a stopped server and preserves their owner. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['--archive', from, to]);
}
