/**
 * Runs the built site against a faulty chat provider in a thousand seeded runs: `npm run chat:faults`, or with another
 * number of runs and the first seed, to repeat one (`npm run chat:faults -- 1 571`). Fails if a visitor waits too long or
 * sees forbidden content, or if a call or socket stays open.
 */
import { medianOf } from '@nettobonus/domain/shared/median';
import { askChat, type ChatRun, judge, until } from '../ops/chat-run.ts';
import { mapConcurrently } from '../ops/map-concurrently.ts';
import { FAULTS } from '../ops/stub-plan.ts';
import type { StubProvider } from '../ops/stub-process.ts';
import { CHAT_KEY, withChatSite } from './chat-site.ts';
import { countSockets } from './process-figures.ts';

const RUNS = Number(process.argv[2] ?? 1_000);
const FIRST_SEED = Number(process.argv[3] ?? 1);
const AT_ONCE = 16;

await withChatSite(measure);
process.exit();

async function measure(url: string, pid: number, stub: StubProvider): Promise<void> {
  const ask = (seed: number) => askChat(`${url}/api/casino-chat`, CHAT_KEY, seed);
  await ask(0);
  await until(async () => (await stub.stats()).sockets === 0, 15_000);
  const socketsBefore = await countSockets(pid);
  const startedAt = performance.now();
  const seeds = Array.from({ length: RUNS }, (_, index) => FIRST_SEED + index);
  const runs = await mapConcurrently(AT_ONCE, seeds, ask);
  const seconds = (performance.now() - startedAt) / 1000;

  console.log(
    `\n${RUNS} runs, ${AT_ONCE} at once, in ${seconds.toFixed(0)} s. First words and whole answer, ms (median, maximum):`,
  );
  for (const fault of FAULTS) {
    const completed = runs.filter(({ plan, hasLeft }) => plan.fault === fault && !hasLeft);
    const abortedCount = runs.filter(({ plan, hasLeft }) => plan.fault === fault && hasLeft).length;
    console.log(
      `  ${fault.padEnd(20)} ${String(completed.length).padStart(3)} answered ${String(abortedCount).padStart(2)} aborted  ${figures(completed, 'firstWordsMs')}  ${figures(completed, 'totalMs')}`,
    );
  }
  const problems = runs.flatMap(judge);
  if (!(await until(async () => (await stub.stats()).open === 0, 2_000))) problems.push('calls stay open');
  if (!(await until(async () => (await stub.stats()).sockets === 0, 15_000)))
    problems.push('sockets to the provider stay open');
  if (!(await until(async () => (await countSockets(pid)) <= socketsBefore, 15_000))) {
    problems.push(`the site has ${await countSockets(pid)} sockets, before ${socketsBefore}`);
  }
  const { calls, open, sockets } = await stub.stats();
  console.log(
    `Provider: ${calls} calls, ${open} open, ${sockets} sockets. Site: ${await countSockets(pid)} sockets, before ${socketsBefore}.`,
  );
  for (const problem of problems.slice(0, 40)) console.log(`  PROBLEM ${problem}`);
  console.log(
    problems.length === 0
      ? 'No forbidden content, no late answer, no open connection.'
      : `${problems.length} problems`,
  );
  if (problems.length > 0) process.exitCode = 1;
}

function figures(runs: readonly ChatRun[], key: 'firstWordsMs' | 'totalMs'): string {
  const values = runs.map((run) => run[key]);
  const [median = 0, slowest = 0] = [medianOf(values) ?? 0, Math.max(0, ...values)];
  return `${median.toFixed(0).padStart(6)} ${slowest.toFixed(0).padStart(6)}`;
}
