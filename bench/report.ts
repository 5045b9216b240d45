/**
 * Measures how fast the click report is: `npm run bench:report` generates 50 million clicks over eleven months, or
 * another number of millions (`npm run bench:report -- 1`). It counts them, compares the totals with a fresh count,
 * prints their size on disk and times each query of the report. Fails if totals differ or the report exceeds its limit.
 * Uses about 300 bytes of disk per click, which it frees at the end.
 */
import { statfs } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { listDocuments } from '@nettobonus/content/documents';
import { PLACEMENTS } from '@nettobonus/domain/clicks/click';
import { buildPeriod, listReportDays, REPORT_DAYS } from '@nettobonus/domain/clicks/click-report';
import { MARKETS } from '@nettobonus/domain/markets/market';
import { medianOf } from '@nettobonus/domain/shared/median';
import {
  listSumDifferences,
  listTotalsDifferences,
  measureClickTables,
} from '@nettobonus/store/audit-clicks';
import {
  listClickDays,
  listClicksByCasino,
  listClicksByPlacement,
  readClickReport,
} from '@nettobonus/store/click-report';
import { countClicks } from '@nettobonus/store/click-rows';
import { connect, type Database } from '@nettobonus/store/connect';
import { generateClicks } from '@nettobonus/store/generate-clicks';
import { migrate } from '@nettobonus/store/migrate';
import { startTestDatabase } from '../ops/test-database.ts';

const MILLION = 1_000_000;
const MILLIONS = Number(process.argv[2] ?? 50);
const ROUNDS = 20;
const LIMIT_MS = 100;
const BYTES_PER_CLICK = 300;
/** Whole months that the ledger accepts, so that it rejects no click. */
const MONTHS = 11;

const { bavail, bsize } = await statfs(tmpdir());
if (bavail * bsize < MILLIONS * MILLION * BYTES_PER_CLICK * 1.5) {
  console.error(`Not enough disk space in ${tmpdir()} for ${MILLIONS} million clicks.`);
  process.exit(1);
}

const problems: string[] = [];
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const database = await startTestDatabase();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void database.remove().finally(() => process.exit(1)));
}
try {
  await migrate(database.url);
  // One connection generates and counts the clicks. The report uses a pool, as in the studio.
  const owner = connect(database.url, { maxConnections: 1 });
  const reader = connect(database.url, { maxConnections: 4 });
  try {
    await fill(owner);
    await measure(reader);
  } finally {
    await Promise.all([owner.end(), reader.end()]);
  }
} catch (error) {
  problems.push(String(error));
} finally {
  await database.remove();
}
for (const problem of problems) console.log(`  PROBLEM ${problem}`);
// Without an explicit exit the embedded database ends the process with code 0.
process.exit(problems.length === 0 ? 0 : 1);

async function fill(db: Database): Promise<void> {
  const now = new Date();
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS + 1, 1));
  const offers = MARKETS.flatMap((market) =>
    listDocuments().flatMap((document) =>
      document.kind === 'listing' && document.market === market ? [{ casino: document.key, market }] : [],
    ),
  );
  const generatedAt = performance.now();
  let reported = 0;
  await generateClicks(
    db,
    {
      count: MILLIONS * MILLION,
      from: from.toISOString().slice(0, 10),
      to: now.toISOString().slice(0, 10),
      offers,
      placements: PLACEMENTS,
    },
    (done) => {
      if (done - reported < 5 * MILLION) return;
      reported = done;
      console.log(`  ${(done / MILLION).toFixed(0)} million clicks after ${seconds(generatedAt)}`);
    },
  );
  console.log(`${MILLIONS} million clicks in ${seconds(generatedAt)}`);
  const countedAt = performance.now();
  console.log(`Counted ${await countClicks(db)} of them in ${seconds(countedAt)}`);
  const comparedAt = performance.now();
  const differences = [...(await listTotalsDifferences(db)), ...(await listSumDifferences(db))];
  console.log(`Totals that differ from a fresh count: ${differences.length} (${seconds(comparedAt)})`);
  if (differences.length > 0) problems.push(`totals differ, such as ${JSON.stringify(differences[0])}`);
  const { clicks, clickIndexes, totals } = await measureClickTables(db);
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
  const each = (bytes: number) => `${megabytes(bytes)} (${megabytes(bytes / MILLIONS)} per million)`;
  console.log(
    `On disk: clicks ${each(clicks)}, their indexes ${each(clickIndexes)}, totals and sums ${each(totals)}`,
  );
}

async function measure(db: Database): Promise<void> {
  console.log(`Milliseconds, median and p95 of ${ROUNDS} rounds; load average ${loadavg()[0]?.toFixed(1)}:`);
  for (const days of REPORT_DAYS) {
    const period = buildPeriod(days, new Date());
    for (const market of [null, 'fi'] as const) {
      const filter = { period, market };
      const times = {
        days: await time(() => listClickDays(db, period)),
        placements: await time(() => listClicksByPlacement(db, filter)),
        casinos: await time(() => listClicksByCasino(db, filter)),
        whole: await time(async () => listReportDays((await readClickReport(db, filter)).days, period)),
      };
      const cells = Object.entries(times).map(
        ([name, { median, p95 }]) => `${name} ${median.toFixed(1)}, ${p95.toFixed(1)}`,
      );
      console.log(`  ${days} days, ${market ?? 'all markets'}: ${cells.join(' · ')}`);
      if (times.whole.median > LIMIT_MS) {
        problems.push(`the report of ${days} days takes ${times.whole.median.toFixed(0)} ms`);
      }
    }
  }
}

async function time(query: () => Promise<unknown>): Promise<{ median: number; p95: number }> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    await query();
    times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  return { median: medianOf(times) ?? 0, p95: times[Math.ceil(ROUNDS * 0.95) - 1] ?? 0 };
}
