import { readFile } from 'node:fs/promises';

/** The memory of a process and its children in KB, with shared pages counted once. */
export async function processTreeKb(pid: number): Promise<number> {
  const pids = [pid, ...(await childrenOf(pid))];
  const each = await Promise.all(
    pids.map((one) => readFile(`/proc/${one}/smaps_rollup`, 'utf8').catch(() => '')),
  );
  return each.reduce((sum, text) => sum + Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0), 0);
}

export async function childrenOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.trim().split(' ').filter(Boolean).map(Number);
}
