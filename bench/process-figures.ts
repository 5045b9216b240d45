import { readdir, readFile, readlink } from 'node:fs/promises';

/** The number of open sockets of a process. */
export async function countSockets(pid: number): Promise<number> {
  const entries = await readdir(`/proc/${pid}/fd`);
  const targets = await Promise.all(entries.map((fd) => readlink(`/proc/${pid}/fd/${fd}`).catch(() => '')));
  return targets.filter((target) => target.startsWith('socket:')).length;
}

/** The resident memory of a process, in KB. */
export async function residentKb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
}

/** The CPU time of a process so far, in ms. */
export async function cpuMs(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  // utime and stime in ticks of 10 ms: fields 14 and 15 of the line, without the two before the split.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

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
