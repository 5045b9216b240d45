import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Sends SIGKILL to every process of the PostgreSQL server that uses a data folder. Pauses the postmaster first:
 * processes that outlive it even briefly could report its death to their clients, unlike in a power cut.
 */
export async function killPostgres(dir: string): Promise<void> {
  const pidFile = await readFile(join(dir, 'postmaster.pid'), 'utf8');
  const postmaster = Number(pidFile.split('\n')[0]);
  process.kill(postmaster, 'SIGSTOP');
  const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
  const all = [...children.trim().split(' ').filter(Boolean).map(Number), postmaster];
  for (const pid of all) if (isRunning(pid)) process.kill(pid, 'SIGKILL');
  while (all.some(isRunning)) await new Promise((done) => setTimeout(done, 5));
}

/** A zombie counts as not running. */
export function isRunning(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
