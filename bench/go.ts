/**
 * Measures what the durable ledger costs the redirect page: alternates between the built site with and without it.
 * Then compares the ledger's throughput with bare inserts of 500 rows into the same table. `npm run bench:go` after
 * `npm run build`; `npm run bench:go -- 3 1500` for three pairs of 1.5 s.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Click } from '@nettobonus/domain/clicks/click';
import { medianOf } from '@nettobonus/domain/shared/median';
import { createClickId } from '@nettobonus/store/click-id';
import { ClickLedger } from '@nettobonus/store/click-ledger';
import { CLICKS_PER_BATCH, insertClicks } from '@nettobonus/store/click-rows';
import { connect, type Database, SITE_ROLE } from '@nettobonus/store/connect';
import { migrate } from '@nettobonus/store/migrate';
import { findFreePort } from '../ops/embedded-database.ts';
import { publishContent } from '../ops/publish-content.ts';
import { startSite } from '../ops/site-process.ts';
import { startTestDatabase } from '../ops/test-database.ts';
import { type LoadFigures, load } from './load.ts';

const PAIRS = Number(process.argv[2] ?? 9);
const MS = Number(process.argv[3] ?? 4_000);
const WARM_MS = 1_000;
const CONNECTIONS = 256;
/** Concurrent callers of the ledger when it is called directly, without HTTP. */
const RECORDERS = 1_000;
const PATH = '/go/winz-casino';
const LIMITS = { share: 0.6, p99: 30, inserts: 0.4 };

const dir = await mkdtemp(join(tmpdir(), 'nettobonus-test-'));
const database = await startTestDatabase();
const stops: (() => Promise<void>)[] = [];
try {
  await migrate(database.url);
  await publishContent(database.url);
  await measure();
} finally {
  for (const stop of stops.reverse()) await stop();
  await database.remove();
  await rm(dir, { recursive: true, force: true });
}
process.exit();

async function serve(ledger: 'on' | 'off'): Promise<number> {
  const port = await findFreePort();
  const site = await startSite({
    mode: 'production',
    port,
    databaseUrl: database.url,
    snapshotPath: join(dir, ledger, 'snapshot.ndjson'),
    output: 'ignore',
    env: { CLICK_LEDGER: ledger },
  });
  stops.push(() => site.stop());
  await site.ready(30_000);
  return port;
}

async function measure(): Promise<void> {
  console.log(
    `${PAIRS} interleaved pairs of ${MS} ms; ${availableParallelism()} cores shared with the load and PostgreSQL, load average ${loadavg()[0]?.toFixed(1)}`,
  );
  const clicksPerSecond = await comparePages();
  await compareInserts(clicksPerSecond);
}

/** Returns the clicks per second through the page. */
async function comparePages(): Promise<number> {
  const ports = { bare: await serve('off'), ours: await serve('on') };
  const measureLoad = (port: number) =>
    load({ port, path: PATH, connections: CONNECTIONS, warmMs: WARM_MS, ms: MS });
  const pairs: { bare: LoadFigures; ours: LoadFigures }[] = [];
  console.log(`${PATH} over ${CONNECTIONS} connections: without the ledger, with it, ratio`);
  for (let pair = 1; pair <= PAIRS; pair++) {
    const bare = await measureLoad(ports.bare);
    const ours = await measureLoad(ports.ours);
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
    median(({ ours }) => ours.p99),
    LIMITS.p99,
    true,
  );
  const bad = pairs.reduce((sum, { bare, ours }) => sum + bare.bad + ours.bad, 0);
  console.log(`  responses other than the page: ${bad}`);
  if (bad > 0) process.exitCode = 1;
  return median(({ ours }) => ours.perSecond);
}

async function compareInserts(clicksPerSecond: number): Promise<void> {
  const db = connect(database.url, { role: SITE_ROLE, maxConnections: 1 });
  stops.push(() => db.end());
  const ledger = new ClickLedger({
    databaseUrl: database.url,
    role: SITE_ROLE,
    spoolDir: join(dir, 'spool'),
    log: (event, details) => console.log(event, details),
  });
  stops.push(() => ledger.stop());
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
}

function report(name: string, value: number, limit: number, isMaximum = false): void {
  const isOk = isMaximum ? value <= limit : value >= limit;
  console.log(
    `  ${name}: ${value.toFixed(3)} (${isMaximum ? 'at most' : 'at least'} ${limit}: ${isOk ? 'ok' : 'FAILED'})`,
  );
  if (!isOk) process.exitCode = 1;
}

function format({ perSecond, p50, p99 }: LoadFigures): string {
  return `${perSecond.toFixed(0).padStart(6)}/s p50 ${p50.toFixed(1)} p99 ${p99.toFixed(1)}`;
}

function createClick(): Click {
  const clickedAt = Date.now();
  return {
    id: createClickId(clickedAt),
    clickedAt,
    casino: 'winz-casino',
    market: 'fi',
    placement: 'go',
    page: null,
    position: null,
    netShown: null,
    isBot: false,
    visitor: '00112233445566778899aabbccddeeff',
  };
}

/** Measures the throughput of the table: one batch after the other. */
async function insertBare(db: Database): Promise<number> {
  const endsAt = performance.now() + MS / 2;
  let count = 0;
  while (performance.now() < endsAt) {
    await insertClicks(db, Array.from({ length: CLICKS_PER_BATCH }, createClick));
    count += CLICKS_PER_BATCH;
  }
  return count / (MS / 2000);
}

async function recordAlone(ledger: ClickLedger): Promise<number> {
  const endsAt = performance.now() + MS / 2;
  let count = 0;
  await Promise.all(
    Array.from({ length: RECORDERS }, async () => {
      while (performance.now() < endsAt) {
        await ledger.record(createClick());
        count += 1;
      }
    }),
  );
  return count / (MS / 2000);
}
