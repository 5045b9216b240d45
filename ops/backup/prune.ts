import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listBackupNames, listUnneededBackups } from './backup-names.ts';
import { findProgram, run } from './postgres-programs.ts';
import { readFirstSegment } from './wal-archive.ts';

const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;

/**
 * Removes what no restore within the last `days` days needs: older backups, the WAL before the oldest remaining one,
 * and abandoned unfinished files. Returns the names of the removed backups.
 */
export async function prune(folder: string, { now, days }: { now: Date; days: number }): Promise<string[]> {
  const baseDir = join(folder, 'base');
  const walDir = join(folder, 'wal');
  const names = await readdir(baseDir);
  const unneeded = listUnneededBackups(names, { now, days });
  for (const name of unneeded) {
    // Rename first: if the removal is interrupted, the remains must not look like a complete backup.
    const discarded = join(baseDir, `.part-${name}`);
    await rename(join(baseDir, name), discarded);
    await rm(discarded, { recursive: true });
  }
  const oldest = listBackupNames(names).find((name) => !unneeded.includes(name));
  if (oldest) {
    const first = await readFirstSegment(join(baseDir, oldest));
    await run(findProgram('pg_archivecleanup'), ['-x', '.gz', walDir, first]);
  }
  for (const dir of [baseDir, walDir]) await removeAbandoned(dir, now);
  return unneeded;
}

async function removeAbandoned(dir: string, now: Date): Promise<void> {
  for (const name of await readdir(dir)) {
    if (!name.startsWith('.')) continue;
    const path = join(dir, name);
    const { mtimeMs } = await stat(path);
    if (now.getTime() - mtimeMs > ABANDONED_AFTER_MS) await rm(path, { recursive: true });
  }
}
