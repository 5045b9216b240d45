/**
 * Soak test: runs the edge and two site processes at half their capacity. Run `npm run build` first.
 * `npm run bench soak` runs for 30 minutes, `npm run bench soak 2` for two. Publishes a change every minute. Fails if
 * a request fails or a process exits. Prints the growth of memory.
 */
import { readFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type EdgeSetup, warmUp, withEdge } from './edge-setup.ts';
import { check, runBenchmark } from './outcome.ts';
import { listChildPids, readProcessTreeKb } from './process-figures.ts';
import { publishAndMeasure } from './publish-and-measure.ts';
import { PAGES, type VisitFigures, Visits } from './visits.ts';

const MINUTES = Number(process.argv[2] ?? 30);
const CONNECTIONS = 64;
const CAPACITY_MS = 20_000;
const SAMPLE_EVERY_MS = 5_000;

interface MemorySample {
  hours: number;
  kb: Record<string, number>;
}

await runBenchmark(() => withEdge(2, run), 'No request failed, no process exited.');

async function run({ edge, sites, database }: EdgeSetup): Promise<void> {
  await warmUp(edge, PAGES);
  const perSecond = Math.floor((await measureCapacity(edge.port)) / 2);
  const postmaster = Number((await readFile(join(database.dir, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  const processes: Record<string, number> = {
    nginx: edge.pid,
    ...Object.fromEntries(sites.map(({ process }, index) => [`site ${index + 1}`, process.process.pid ?? 0])),
    PostgreSQL: postmaster,
  };
  const startedPids = [...Object.values(processes), ...(await listWorkers(edge.pid))];
  console.log(`${perSecond} requests/s for ${MINUTES} minutes, load average ${loadavg()[0]?.toFixed(1)}`);

  const samples: MemorySample[] = [];
  const visits = new Visits({ port: edge.port, connections: CONNECTIONS, perSecond });
  const figures: VisitFigures[] = [];
  const startedAt = performance.now();
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    const visibleMs = await publishAndMeasure(database.url, edge.port, `Joki ${minute}`);
    while (performance.now() - startedAt < minute * 60_000) {
      await pause(SAMPLE_EVERY_MS);
      samples.push({ hours: (performance.now() - startedAt) / 3_600_000, kb: await readMemory(processes) });
    }
    const current = minute < MINUTES ? visits.takeFigures() : await visits.stop();
    figures.push(current);
    console.log(
      `  ${minute}: ${formatFigures(current)}; published change visible after ${visibleMs.toFixed(0)} ms; ${formatMemory(samples.at(-1))}`,
    );
  }
  report(samples, figures, startedPids);
}

/** Worker processes only: the cache loader of nginx exits on its own. */
async function listWorkers(pid: number): Promise<number[]> {
  const children = await listChildPids(pid);
  const names = await Promise.all(children.map((child) => readFile(`/proc/${child}/cmdline`, 'utf8')));
  return children.filter((_, index) => names[index]?.includes('worker process'));
}

async function measureCapacity(port: number): Promise<number> {
  const visits = new Visits({ port, connections: CONNECTIONS });
  await pause(CAPACITY_MS);
  const figures = await visits.stop();
  const perSecond = figures.requests / figures.seconds;
  console.log(
    `Capacity over ${CONNECTIONS} connections, with the load generator on the same ${availableParallelism()} cores: ${formatFigures(figures)}`,
  );
  check(
    figures.failed === 0,
    `${figures.failed} requests failed at capacity, for example: ${figures.failures[0]}`,
  );
  return perSecond;
}

async function readMemory(processes: Record<string, number>): Promise<Record<string, number>> {
  const entries = Object.entries(processes).map(
    async ([name, pid]) => [name, await readProcessTreeKb(pid)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

function report(
  samples: readonly MemorySample[],
  figures: readonly VisitFigures[],
  startedPids: readonly number[],
): void {
  const secondHalf = samples.slice(Math.floor(samples.length / 2));
  const slopes = Object.keys(samples[0]?.kb ?? {}).map((name) => {
    const points = secondHalf.map(({ hours, kb }) => ({ x: hours, y: (kb[name] ?? 0) / 1024 }));
    return `${name} ${fitSlope(points).toFixed(1)}`;
  });
  console.log(`Memory over the second half, MB per hour: ${slopes.join(', ')}`);
  const exited = startedPids.filter((pid) => !isRunning(pid)).length;
  const failed = figures.reduce((sum, current) => sum + current.failed, 0);
  const requests = figures.reduce((sum, current) => sum + current.requests, 0);
  console.log(`${requests} requests, ${failed} failed, ${exited} processes exited`);
  check(
    failed === 0,
    `${failed} requests failed, for example: ${figures.flatMap(({ failures }) => failures)[0]}`,
  );
  check(exited === 0, `${exited} processes exited`);
}

/** The slope of the line fitted by least squares. */
function fitSlope(points: readonly { x: number; y: number }[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const centre = { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) };
  const covariance = points.reduce((sum, { x, y }) => sum + (x - centre.x) * (y - centre.y), 0);
  const variance = points.reduce((sum, { x }) => sum + (x - centre.x) ** 2, 0);
  return covariance / variance;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function formatFigures({ requests, seconds, failed, p50, p99 }: VisitFigures): string {
  return `${requests} requests (${(requests / seconds).toFixed(0)}/s), ${failed} failed, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
}

function formatMemory(sample: MemorySample | undefined): string {
  const memory = Object.entries(sample?.kb ?? {}).map(([name, kb]) => `${name} ${(kb / 1024).toFixed(0)}`);
  return `MB: ${memory.join(', ')}, load ${loadavg()[0]?.toFixed(1)}`;
}
