import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findProgram } from './postgres-programs.ts';

const LOG_LINES = 12;

interface RecoveryOptions {
  walDir: string;
  /** With a numeric offset: PostgreSQL parses it before it knows zone names. Null recovers the whole archive. */
  target: string | null;
}

/**
 * Runs PostgreSQL's recovery from archived WAL in a data folder with `recovery.signal`, and stops the server when it is
 * complete. Returns the time of the last replayed transaction, as PostgreSQL logs it.
 */
export async function recover(dataDir: string, { walDir, target }: RecoveryOptions): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'nettobonus-recovery-'));
  const hbaFile = join(dir, 'pg_hba.conf');
  await writeFile(hbaFile, 'local all all reject\n');
  // Set on the command line, which overrides every file in the folder. The restored configuration is not read: it may
  // name files on the lost machine, and a test restore would archive its WAL into the production archive.
  const settings: Record<string, string> = {
    config_file: '/dev/null',
    hba_file: hbaFile,
    listen_addresses: '',
    unix_socket_directories: dir,
    archive_mode: 'off',
    hot_standby: 'off',
    restore_command: `gzip -dc "${walDir}/%f.gz" > "%p"`,
    recovery_target_action: 'promote',
    // The timeline of the backup, not one that began with an earlier restore.
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
  const log: string[] = [];
  let reached: string | null = null;
  let isComplete = false;
  try {
    for await (const line of createInterface(server.stderr)) {
      log.push(line);
      reached = /last completed transaction was at log time (.+)$/.exec(line)?.[1] ?? reached;
      if (!line.includes('database system is ready to accept connections')) continue;
      isComplete = true;
      stop();
    }
    const [code] = await ended;
    if (isComplete && code === 0) return reached ?? 'the end of the backup itself';
    throw new Error(
      `PostgreSQL did not complete the recovery; remove ${dataDir} before the next attempt. Its log ends with:\n${log.slice(-LOG_LINES).join('\n')}`,
    );
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
    await rm(dir, { recursive: true, force: true });
  }
}
