/**
 * Takes a base backup of the whole server into a folder, verifies it, and removes backups and WAL that are no longer
 * needed: `node ops/backup/backup.ts --into /backups`. `--keep-days` sets the retention period; the default is 7 days.
 * Connects like psql (PGHOST, PGUSER, PGPASSFILE …), with a role that may replicate. See docs/backup.md.
 */
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { toBackupName } from './backup-names.ts';
import { findProgram, run } from './postgres-programs.ts';
import { prune } from './prune.ts';

const DEFAULT_DAYS = '7';

const { into, 'keep-days': keepDays } = parseArgs({
  options: { into: { type: 'string' }, 'keep-days': { type: 'string', default: DEFAULT_DAYS } },
}).values;
const days = Number(keepDays);
if (!into || !Number.isInteger(days) || days < 1) {
  console.error('Usage: node ops/backup/backup.ts --into <folder> [--keep-days <whole number from 1>]');
  process.exit(2);
}

try {
  const folder = resolve(into);
  const startedAt = performance.now();
  const name = await takeBackup(join(folder, 'base'));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`Took and verified base backup ${name} in ${seconds} s`);
  const removed = await prune(folder, { now: new Date(), days });
  if (removed.length > 0)
    console.log(`Removed ${removed.join(', ')}: not needed to restore the last ${days} days`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function takeBackup(baseDir: string): Promise<string> {
  await mkdir(baseDir, { recursive: true });
  const unfinished = await mkdtemp(join(baseDir, '.part-'));
  try {
    await run(findProgram('pg_basebackup'), [
      `--pgdata=${unfinished}`,
      '--wal-method=stream',
      '--checkpoint=fast',
      '--manifest-checksums=SHA256',
      '--no-password',
    ]);
    await run(findProgram('pg_verifybackup'), ['--exit-on-error', '--quiet', unfinished]);
    const name = toBackupName(await readServerClock());
    await rename(unfinished, join(baseDir, name));
    return name;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Commit times come from the server's clock, not from ours. */
async function readServerClock(): Promise<Date> {
  const env = { ...process.env, PGDATABASE: process.env.PGDATABASE ?? 'postgres' };
  const query = 'SELECT extract(epoch FROM clock_timestamp()) * 1000';
  return new Date(Number(await run(findProgram('psql'), ['-XAtw', '-c', query], env)));
}
