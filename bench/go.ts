/**
 * Measures how much the click ledger slows down the redirect page: alternates between the built site with and without
 * the ledger. Then compares the ledger's throughput with direct inserts in batches of 500 rows into the same
 * table. Run `npm run build` first, then `npm run bench go`, or `npm run bench go 3 2` for three pairs of 2 s.
 */
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { getMedian } from '@nettobonus/domain/shared/median';
import { ClickLedger } from '@nettobonus/store/click-ledger';
import { CLICKS_PER_BATCH, insertClicks } from '@nettobonus/store/click-rows';
import { connect, type Database, SITE_ROLE } from '@nettobonus/store/connect';
import { createTestClicks } from '../ops/test-clicks.ts';
import { type BuiltSite, startBuiltSite, withContent } from './served-site.ts';
import { type WrkFigures, wrk } from './wrk.ts';

const PAIRS = Number(process.argv[2] ?? 9);
const SECONDS = Number(process.argv[3] ?? 4);
const CONNECTIONS = 256;
/** Concurrent callers of the ledger in the measurement without HTTP. */
const CALLERS = 1_000;
const PATH = '/go/winz-casino';
const LIMITS = { share: 0.6, p99: 30, inserts: 0.4 };

await withContent(async (database, dir) => {
  console.log(
    `${PAIRS} interleaved pairs of ${SECONDS} s; ${availableParallelism()} cores shared with wrk and PostgreSQL, load average ${loadavg()[0]?.toFixed(1)}`,
  );
  const clicksPerSecond = await comparePages(database.url, dir);
  await compareInserts(database.url, dir, clicksPerSecond);
});
process.exit();

/** Returns the clicks per second through the redirect page. */
async function comparePages(databaseUrl: string, dir: string): Promise<number> {
  const [off, on] = [
    await startBuiltSite(join(dir, 'off'), databaseUrl, { CLICK_LEDGER: 'off' }),
    // Without the limit per IP address, because wrk sends all requests from one.
    await startBuiltSite(join(dir, 'on'), databaseUrl, { CLICK_LEDGER: 'unlimited' }),
  ];
  const measureLoad = async ({ port }: BuiltSite, seconds = SECONDS) =>
    wrk(`http://127.0.0.1:${port}${PATH}`, { connections: CONNECTIONS, seconds });
  for (const site of [off, on]) await measureLoad(site, 1);
  const pairs: { baseline: WrkFigures; ledger: WrkFigures }[] = [];
  console.log(`${PATH} over ${CONNECTIONS} connections: without the ledger, with it, ratio`);
  for (let pair = 1; pair <= PAIRS; pair++) {
    const baseline = await measureLoad(off);
    const ledger = await measureLoad(on);
    pairs.push({ baseline, ledger });
    console.log(
      `  ${String(pair).padStart(2)}  ${format(baseline)}  ${format(ledger)}  ${(ledger.perSecond / baseline.perSecond).toFixed(3)}   load ${loadavg()[0]?.toFixed(1)}`,
    );
  }
  const median = (value: (pair: (typeof pairs)[number]) => number) => getMedian(pairs.map(value)) ?? 0;
  report(
    'with the ledger / without',
    median(({ baseline, ledger }) => ledger.perSecond / baseline.perSecond),
    LIMITS.share,
  );
  report(
    'p99 with the ledger, ms',
    median(({ ledger }) => ledger.p99Ms),
    LIMITS.p99,
    true,
  );
  const failed = pairs.reduce((sum, { baseline, ledger }) => sum + baseline.failed + ledger.failed, 0);
  console.log(`  responses other than the page: ${failed}`);
  if (failed > 0) process.exitCode = 1;
  for (const site of [off, on]) await site.process.stop();
  return median(({ ledger }) => ledger.perSecond);
}

async function compareInserts(databaseUrl: string, dir: string, clicksPerSecond: number): Promise<void> {
  const db = connect(databaseUrl, { role: SITE_ROLE, maxConnections: 1 });
  const ledger = new ClickLedger({
    databaseUrl,
    role: SITE_ROLE,
    spoolDir: join(dir, 'spool'),
    log: (event, details) => console.log(event, details),
  });
  const pairs: { inserted: number; recorded: number }[] = [];
  console.log(`Sequential inserts of ${CLICKS_PER_BATCH} rows; ${CALLERS} concurrent callers of the ledger`);
  for (let pair = 1; pair <= PAIRS; pair++) {
    const inserted = await insertDirectly(db);
    const recorded = await recordDirectly(ledger);
    pairs.push({ inserted, recorded });
    console.log(
      `  ${String(pair).padStart(2)}  ${inserted.toFixed(0).padStart(7)}/s  ${recorded.toFixed(0).padStart(7)}/s  ${(recorded / inserted).toFixed(3)}`,
    );
  }
  const median = (value: (pair: (typeof pairs)[number]) => number) => getMedian(pairs.map(value)) ?? 0;
  report(
    'ledger clicks / inserts',
    median(({ inserted, recorded }) => recorded / inserted),
    LIMITS.inserts,
  );
  const share = clicksPerSecond / median(({ inserted }) => inserted);
  console.log(`  page clicks, with HTTP / inserts: ${share.toFixed(3)}`);
  await ledger.stop();
  await db.end();
}

function report(name: string, value: number, limit: number, isMaximum = false): void {
  const isOk = isMaximum ? value <= limit : value >= limit;
  console.log(
    `  ${name}: ${value.toFixed(3)} (${isMaximum ? 'at most' : 'at least'} ${limit}: ${isOk ? 'ok' : 'FAILED'})`,
  );
  if (!isOk) process.exitCode = 1;
}

function format({ perSecond, p50Ms, p99Ms }: WrkFigures): string {
  return `${perSecond.toFixed(0).padStart(6)}/s p50 ${p50Ms.toFixed(1)} p99 ${p99Ms.toFixed(1)}`;
}

/** Inserts one batch after another, without the ledger. Returns rows per second. */
async function insertDirectly(db: Database): Promise<number> {
  const endsAt = performance.now() + SECONDS * 500;
  let count = 0;
  while (performance.now() < endsAt) {
    await insertClicks(db, createTestClicks(CLICKS_PER_BATCH, Date.now()));
    count += CLICKS_PER_BATCH;
  }
  return count / (SECONDS / 2);
}

async function recordDirectly(ledger: ClickLedger): Promise<number> {
  const endsAt = performance.now() + SECONDS * 500;
  let count = 0;
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      while (performance.now() < endsAt) {
        for (const click of createTestClicks(1, Date.now())) await ledger.record(click);
        count += 1;
      }
    }),
  );
  return count / (SECONDS / 2);
}
