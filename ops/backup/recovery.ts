import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findProgram } from './postgres-programs.ts';

const LINES_KEPT = 12;

interface RecoveryOptions {
  walDir: string;
  /** With its offset in digits: names of zones are not known yet when it is read. Null: to the end of the archive. */
  target: string | null;
}

/**
 * Lets PostgreSQL follow the archived log in a data folder that says `recovery.signal`, and stops it when it is there.
 * Returns when the last transaction ended that it came to, in its own words.
 */
export async function recover(dataDir: string, { walDir, target }: RecoveryOptions): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'nettobonus-recovery-'));
  const access = join(dir, 'pg_hba.conf');
  await writeFile(access, 'local all all reject\n');
  // Said on the command line, which nothing in the folder overrides. Its own configuration is not read at all: it
  // may name files of a machine that is gone, and would archive what a rehearsal does into the archive of the living.
  const settings: Record<string, string> = {
    config_file: '/dev/null',
    hba_file: access,
    listen_addresses: '',
    unix_socket_directories: dir,
    archive_mode: 'off',
    hot_standby: 'off',
    restore_command: `gzip -dc "${walDir}/%f.gz" > "%p"`,
    recovery_target_action: 'promote',
    // The one that the backup was made on: nothing that began at an earlier restore.
    recovery_target_timeline: 'current',
    lc_messages: 'C',
    log_timezone: 'UTC',
    logging_collector: 'off',
    log_destination: 'stderr',
    log_min_messages: 'log',
    ...(target ? { recovery_target_time: target } : {}),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(findProgram('postgres'), ['-D', dataDir, ...flags], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(server, 'close');
  const stop = () => server.kill('SIGINT');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  const said: string[] = [];
  let reached: string | null = null;
  let isThere = false;
  try {
    for await (const line of createInterface(server.stderr)) {
      said.push(line);
      reached = /last completed transaction was at log time (.+)$/.exec(line)?.[1] ?? reached;
      if (!line.includes('database system is ready to accept connections')) continue;
      isThere = true;
      stop();
    }
    const [code] = await ended;
    if (isThere && code === 0) return reached ?? 'the end of the backup itself';
    throw new Error(
      `PostgreSQL did not come to the end of the recovery; remove ${dataDir} before the next try. It said:\n${said.slice(-LINES_KEPT).join('\n')}`,
    );
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
    await rm(dir, { recursive: true, force: true });
  }
}
