/**
 * What 2,000 visitors who read, post and ask by drops cost the others: `npm run faults:slow` after `npm run build`, or
 * with another number of pairs than 9 (`npm run faults:slow -- 3`). Pages are asked for at an even pace all the time; in
 * turn the slow ones are away and there. Fails where p99 grows more than its limit, or where anybody is refused.
 */
import { execFileSync } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { medianOf } from '@nettobonus/domain/median';
import { warm, withEdgeBefore } from './behind-edge.ts';
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
    `${SLOW} connections need more open files than ${openFiles}: raise the limit (ulimit -n 8192).`,
  );
  process.exit(2);
}
const problems: string[] = [];
await withEdgeBefore(2, async ({ edge }) => {
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
    await slow.come();
    const crowded = await measure();
    const least = await slow.leave();
    ratios.push(crowded.p99 / without.p99);
    console.log(
      `  ${pair}: p50 ${without.p50.toFixed(1)} and ${crowded.p50.toFixed(1)} ms, p99 ${without.p99.toFixed(1)} and ${crowded.p99.toFixed(1)} ms, ratio ${(crowded.p99 / without.p99).toFixed(2)}; at least ${least} slow ones, load ${loadavg()[0]?.toFixed(1)}`,
    );
    if (least < SLOW * 0.95) problems.push(`only ${least} slow visitors were there`);
  }
  await slow.stop();
  failed += (await visits.stop()).failed;
  const ratio = medianOf(ratios) ?? 0;
  console.log(`Median of p99 with them / without: ${ratio.toFixed(2)} (at most ${LIMIT}); failed ${failed}`);
  if (ratio > LIMIT) problems.push(`p99 is ${ratio.toFixed(2)} times as long`);
  if (failed > 0) problems.push(`${failed} failed`);
}).catch((error) => problems.push(String(error)));
for (const problem of problems) console.log(`  PROBLEM ${problem}`);
process.exit(problems.length === 0 ? 0 : 1);
