import { readFile } from 'node:fs/promises';

/** The memory of a process and its children in KB, with shared pages counted once. */
export async function readProcessTreeKb(pid: number): Promise<number> {
  const pids = [pid, ...(await listChildPids(pid))];
  const rollups = await Promise.all(
    pids.map((id) => readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '')),
  );
  return rollups.reduce((sum, text) => sum + Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0), 0);
}

export async function listChildPids(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.trim().split(' ').filter(Boolean).map(Number);
}
