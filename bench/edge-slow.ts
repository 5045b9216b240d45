/**
 * Measures what 2,000 slow clients, which read or send byte by byte, cost other visitors: `npm run faults:slow` after
 * `npm run build`, or with another number of pairs than 9 (`npm run faults:slow -- 3`). Requests pages at a fixed rate,
 * alternately without and with the slow clients. Fails if p99 grows beyond its limit or a request fails.
 */
import { execFileSync } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { medianOf } from '@nettobonus/domain/shared/median';
import { warm, withEdge } from './edge-setup.ts';
import { SlowVisitors } from './slow-visitors.ts';
import { PAGES, Visits } from './visits.ts';

const PAIRS = Number(process.argv[2] ?? 9);
const MS = 5_000;
const SETTLE_MS = 1_000;
const SLOW = 2_000;
const CONNECTIONS = 8;
const PER_SECOND = 400;
const LIMIT = 1.5;

const openFiles = Number(execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }));
if (openFiles < SLOW * 2) {
  console.error(
    `${SLOW} connections need more than ${openFiles} open files. Raise the limit: ulimit -n 8192`,
  );
  process.exit(2);
}
const problems: string[] = [];
await withEdge(2, async ({ edge }) => {
  await warm(edge, PAGES);
  const visits = new Visits({
    port: edge.port,
    connections: CONNECTIONS,
    perSecond: PER_SECOND,
    kinds: ['page'],
  });
  const slow = new SlowVisitors({ port: edge.port, count: SLOW });
  console.log(
    `${PAIRS} pairs of ${MS / 1000} s, ${PER_SECOND} pages a second over ${CONNECTIONS} connections; ${availableParallelism()} cores, open files ${openFiles}`,
  );
  const ratios: number[] = [];
  let failed = 0;
  for (let pair = 1; pair <= PAIRS; pair += 1) {
    const measure = async () => {
      await pause(SETTLE_MS);
      failed += (await visits.take()).failed;
      await pause(MS);
      const figures = await visits.take();
      failed += figures.failed;
      return figures;
    };
    const without = await measure();
    await slow.connect();
    const withSlow = await measure();
    const least = await slow.disconnect();
    ratios.push(withSlow.p99 / without.p99);
    console.log(
      `  ${pair}: p50 ${without.p50.toFixed(1)} and ${withSlow.p50.toFixed(1)} ms, p99 ${without.p99.toFixed(1)} and ${withSlow.p99.toFixed(1)} ms, ratio ${(withSlow.p99 / without.p99).toFixed(2)}; at least ${least} slow clients, load ${loadavg()[0]?.toFixed(1)}`,
    );
    if (least < SLOW * 0.95) problems.push(`only ${least} slow clients were connected`);
  }
  await slow.stop();
  failed += (await visits.stop()).failed;
  const ratio = medianOf(ratios) ?? 0;
  console.log(
    `Median of p99 with slow clients / without: ${ratio.toFixed(2)} (limit ${LIMIT}); ${failed} failed`,
  );
  if (ratio > LIMIT) problems.push(`p99 grows by a factor of ${ratio.toFixed(2)}`);
  if (failed > 0) problems.push(`${failed} requests failed`);
}).catch((error) => problems.push(String(error)));
for (const problem of problems) console.log(`  PROBLEM ${problem}`);
process.exit(problems.length === 0 ? 0 : 1);
