import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Kills every process of the server on a data folder with SIGKILL. */
export async function killServer(dir: string): Promise<void> {
  const pidFile = await readFile(join(dir, 'postmaster.pid'), 'utf8');
  const main = Number(pidFile.split('\n')[0]);
  const children = await readFile(`/proc/${main}/task/${main}/children`, 'utf8');
  const all = [main, ...children.trim().split(' ').filter(Boolean).map(Number)];
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
