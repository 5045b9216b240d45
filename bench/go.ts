/**
 * Measures what the durable ledger costs the redirect page: alternates between the built site with and without it.
 * Then compares the ledger's throughput with bare inserts of 500 rows into the same table. `npm run bench:go` after
 * `npm run build`; `npm run bench:go -- 3 2` for three pairs of 2 s.
 */
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { medianOf } from '@nettobonus/domain/shared/median';
import { ClickLedger } from '@nettobonus/store/click-ledger';
import { CLICKS_PER_BATCH, insertClicks } from '@nettobonus/store/click-rows';
import { connect, type Database, SITE_ROLE } from '@nettobonus/store/connect';
import { testClicks } from '../ops/test-clicks.ts';
import { type BuiltSite, startBuiltSite, withContent } from './served-site.ts';
import { type WrkFigures, wrk } from './wrk.ts';

const PAIRS = Number(process.argv[2] ?? 9);
const SECONDS = Number(process.argv[3] ?? 4);
const CONNECTIONS = 256;
/** Concurrent callers of the ledger when it is called directly, without HTTP. */
const RECORDERS = 1_000;
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

/** Returns the clicks per second through the page. */
async function comparePages(databaseUrl: string, dir: string): Promise<number> {
  const [off, on] = [
    await startBuiltSite(join(dir, 'off'), databaseUrl, { CLICK_LEDGER: 'off' }),
    await startBuiltSite(join(dir, 'on'), databaseUrl, { CLICK_LEDGER: 'on' }),
  ];
  const measureLoad = async ({ port }: BuiltSite, seconds = SECONDS) =>
    wrk(`http://127.0.0.1:${port}${PATH}`, { connections: CONNECTIONS, seconds });
  for (const site of [off, on]) await measureLoad(site, 1);
  const pairs: { bare: WrkFigures; ours: WrkFigures }[] = [];
  console.log(`${PATH} over ${CONNECTIONS} connections: without the ledger, with it, ratio`);
  for (let pair = 1; pair <= PAIRS; pair++) {
    const bare = await measureLoad(off);
    const ours = await measureLoad(on);
    pairs.push({ bare, ours });
    console.log(
      `  ${String(pair).padStart(2)}  ${format(bare)}  ${format(ours)}  ${(ours.perSecond / bare.perSecond).toFixed(3)}   load ${loadavg()[0]?.toFixed(1)}`,
    );
  }
  const median = (value: (pair: (typeof pairs)[number]) => number) => medianOf(pairs.map(value)) ?? 0;
  report(
    'with the ledger / without',
    median(({ bare, ours }) => ours.perSecond / bare.perSecond),
    LIMITS.share,
  );
  report(
    'p99 with the ledger, ms',
    median(({ ours }) => ours.p99Ms),
    LIMITS.p99,
    true,
  );
  const bad = pairs.reduce((sum, { bare, ours }) => sum + bare.bad + ours.bad, 0);
  console.log(`  responses other than the page: ${bad}`);
  if (bad > 0) process.exitCode = 1;
  for (const site of [off, on]) await site.process.stop();
  return median(({ ours }) => ours.perSecond);
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
  console.log(
    `Sequential inserts of ${CLICKS_PER_BATCH} rows; ${RECORDERS} concurrent callers of the ledger`,
  );
  for (let pair = 1; pair <= PAIRS; pair++) {
    const inserted = await insertBare(db);
    const recorded = await recordAlone(ledger);
    pairs.push({ inserted, recorded });
    console.log(
      `  ${String(pair).padStart(2)}  ${inserted.toFixed(0).padStart(7)}/s  ${recorded.toFixed(0).padStart(7)}/s  ${(recorded / inserted).toFixed(3)}`,
    );
  }
  const median = (value: (pair: (typeof pairs)[number]) => number) => medianOf(pairs.map(value)) ?? 0;
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

/** Measures the throughput of the table: one batch after the other. */
async function insertBare(db: Database): Promise<number> {
  const endsAt = performance.now() + SECONDS * 500;
  let count = 0;
  while (performance.now() < endsAt) {
    await insertClicks(db, testClicks(CLICKS_PER_BATCH, Date.now()));
    count += CLICKS_PER_BATCH;
  }
  return count / (SECONDS / 2);
}

async function recordAlone(ledger: ClickLedger): Promise<number> {
  const endsAt = performance.now() + SECONDS * 500;
  let count = 0;
  await Promise.all(
    Array.from({ length: RECORDERS }, async () => {
      while (performance.now() < endsAt) {
        for (const click of testClicks(1, Date.now())) await ledger.record(click);
        count += 1;
      }
    }),
  );
  return count / (SECONDS / 2);
}
