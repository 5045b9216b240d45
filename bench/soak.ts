/**
 * Half of what the edge and two processes of the site take, for half an hour: `npm run soak` after `npm run build`, or for
 * another number of minutes (`npm run soak -- 2`). Something is published every minute. Fails where a request fails or a
 * process ends. Prints how memory grows.
 */
import { readFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type BehindEdge, warm, withEdgeBefore } from './behind-edge.ts';
import { childrenOf, familyKb } from './process-figures.ts';
import { publishAndSee } from './publish-and-see.ts';
import { PAGES, type VisitFigures, Visits } from './visits.ts';

const MINUTES = Number(process.argv[2] ?? 30);
const CONNECTIONS = 64;
const CAPACITY_MS = 20_000;
const LOOK_EVERY_MS = 5_000;

interface Memory {
  hours: number;
  kb: Record<string, number>;
}

const problems: string[] = [];
await withEdgeBefore(2, run).catch((error) => problems.push(String(error)));
for (const problem of problems) console.log(`  PROBLEM ${problem}`);
process.exit(problems.length === 0 ? 0 : 1);

async function run({ edge, sites, database }: BehindEdge): Promise<void> {
  await warm(edge, PAGES);
  const perSecond = Math.floor((await measureCapacity(edge.port)) / 2);
  const postmaster = Number((await readFile(join(database.dir, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  const families: Record<string, number> = {
    nginx: edge.pid,
    ...Object.fromEntries(sites.map(({ process }, index) => [`site ${index + 1}`, process.process.pid ?? 0])),
    PostgreSQL: postmaster,
  };
  const started = [...Object.values(families), ...(await workersOf(edge.pid))];
  console.log(
    `${perSecond} a second for ${MINUTES} minutes, load of the machine ${loadavg()[0]?.toFixed(1)}`,
  );

  const memories: Memory[] = [];
  const visits = new Visits({ port: edge.port, connections: CONNECTIONS, perSecond });
  const figures: VisitFigures[] = [];
  const startedAt = performance.now();
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    const seenMs = await publishAndSee(database.url, edge.port, `Joki ${minute}`);
    while (performance.now() - startedAt < minute * 60_000) {
      await pause(LOOK_EVERY_MS);
      memories.push({ hours: (performance.now() - startedAt) / 3_600_000, kb: await weigh(families) });
    }
    const taken = minute < MINUTES ? await visits.take() : await visits.stop();
    figures.push(taken);
    console.log(
      `  ${minute}: ${tell(taken)}; published and seen after ${seenMs.toFixed(0)} ms; ${tellMemory(memories.at(-1))}`,
    );
  }
  report(memories, figures, started);
}

/** Beside them nginx has one that reads what is kept and then ends. */
async function workersOf(pid: number): Promise<number[]> {
  const children = await childrenOf(pid);
  const names = await Promise.all(children.map((child) => readFile(`/proc/${child}/cmdline`, 'utf8')));
  return children.filter((_, index) => names[index]?.includes('worker process'));
}

async function measureCapacity(port: number): Promise<number> {
  const visits = new Visits({ port, connections: CONNECTIONS });
  await pause(CAPACITY_MS);
  const figures = await visits.stop();
  const perSecond = figures.requests / figures.seconds;
  console.log(
    `As fast as it goes, over ${CONNECTIONS} connections, with the visitors on the same ${availableParallelism()} cores: ${tell(figures)}`,
  );
  if (figures.failed > 0)
    problems.push(`${figures.failed} failed as fast as it goes, such as ${figures.failures[0]}`);
  return perSecond;
}

async function weigh(families: Record<string, number>): Promise<Record<string, number>> {
  const each = Object.entries(families).map(async ([name, pid]) => [name, await familyKb(pid)] as const);
  return Object.fromEntries(await Promise.all(each));
}

function report(
  memories: readonly Memory[],
  figures: readonly VisitFigures[],
  started: readonly number[],
): void {
  const later = memories.slice(Math.floor(memories.length / 2));
  const slopes = Object.keys(memories[0]?.kb ?? {}).map((name) => {
    const points = later.map(({ hours, kb }) => ({ x: hours, y: (kb[name] ?? 0) / 1024 }));
    return `${name} ${slopeOf(points).toFixed(1)}`;
  });
  console.log(`Memory over the second half, MB an hour: ${slopes.join(', ')}`);
  const ended = started.filter((pid) => !isRunning(pid)).length;
  const failed = figures.reduce((sum, one) => sum + one.failed, 0);
  const requests = figures.reduce((sum, one) => sum + one.requests, 0);
  console.log(`${requests} asked, ${failed} failed, ${ended} processes ended`);
  if (failed > 0)
    problems.push(`${failed} failed, such as ${figures.flatMap(({ failures }) => failures)[0]}`);
  if (ended > 0) problems.push(`${ended} processes ended`);
}

/** By least squares. */
function slopeOf(points: readonly { x: number; y: number }[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) };
  const along = points.reduce((sum, { x, y }) => sum + (x - middle.x) * (y - middle.y), 0);
  const across = points.reduce((sum, { x }) => sum + (x - middle.x) ** 2, 0);
  return along / across;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function tell({ requests, seconds, failed, p50, p99 }: VisitFigures): string {
  return `${requests} asked (${(requests / seconds).toFixed(0)}/s), failed ${failed}, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
}

function tellMemory(memory: Memory | undefined): string {
  const each = Object.entries(memory?.kb ?? {}).map(([name, kb]) => `${name} ${(kb / 1024).toFixed(0)}`);
  return `MB: ${each.join(', ')}, load ${loadavg()[0]?.toFixed(1)}`;
}
