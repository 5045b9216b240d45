/**
 * How fast the report is read: `npm run bench:report` invents 50 million clicks over eleven months, or as many
 * millions as are named (`npm run bench:report -- 1`), counts them, holds the totals against a fresh count, says what
 * they take on disk and times each question of the report. Fails where totals differ or the whole takes longer than
 * its limit. Takes about 300 bytes of disk a click, which are free again at the end.
 */
import { statfs } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { listDocuments } from '@nettobonus/content/documents';
import { PLACEMENTS } from '@nettobonus/domain/click';
import { buildPeriod, listReportDays, REPORT_DAYS } from '@nettobonus/domain/click-report';
import { MARKETS } from '@nettobonus/domain/market';
import { medianOf } from '@nettobonus/domain/median';
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
const BYTES_A_CLICK = 300;
/** Whole months that the ledger takes clicks of, so that none is refused. */
const MONTHS = 11;

const { bavail, bsize } = await statfs(tmpdir());
if (bavail * bsize < MILLIONS * MILLION * BYTES_A_CLICK * 1.5) {
  console.error(`There is not enough room in ${tmpdir()} for ${MILLIONS} million clicks.`);
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
  // One connection makes and counts the clicks; a report is read over a pool, as the studio does.
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
// The embedded database ends a process that it was part of with 0, unless the process ends itself.
process.exit(problems.length === 0 ? 0 : 1);

async function fill(db: Database): Promise<void> {
  const now = new Date();
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS + 1, 1));
  const offers = MARKETS.flatMap((market) =>
    listDocuments().flatMap((document) =>
      document.kind === 'listing' && document.market === market ? [{ casino: document.key, market }] : [],
    ),
  );
  const inventedAt = performance.now();
  let told = 0;
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
      if (done - told < 5 * MILLION) return;
      told = done;
      console.log(`  ${(done / MILLION).toFixed(0)} million clicks after ${seconds(inventedAt)}`);
    },
  );
  console.log(`${MILLIONS} million clicks in ${seconds(inventedAt)}`);
  const countedAt = performance.now();
  console.log(`Counted ${await countClicks(db)} of them in ${seconds(countedAt)}`);
  const comparedAt = performance.now();
  const differences = [...(await listTotalsDifferences(db)), ...(await listSumDifferences(db))];
  console.log(`Totals that differ from a fresh count: ${differences.length} (${seconds(comparedAt)})`);
  if (differences.length > 0) problems.push(`totals differ, such as ${JSON.stringify(differences[0])}`);
  const { clicks, clickIndexes, totals } = await measureClickTables(db);
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
  const each = (bytes: number) => `${megabytes(bytes)} (${megabytes(bytes / MILLIONS)} a million)`;
  console.log(
    `On disk: clicks ${each(clicks)}, their indexes ${each(clickIndexes)}, totals and sums ${each(totals)}`,
  );
}

async function measure(db: Database): Promise<void> {
  console.log(`Milliseconds, median and p95 of ${ROUNDS}; load of the machine ${loadavg()[0]?.toFixed(1)}:`);
  for (const days of REPORT_DAYS) {
    const period = buildPeriod(days, new Date());
    for (const market of [null, 'fi'] as const) {
      const question = { period, market };
      const times = {
        days: await time(() => listClickDays(db, period)),
        placements: await time(() => listClicksByPlacement(db, question)),
        casinos: await time(() => listClicksByCasino(db, question)),
        whole: await time(async () => listReportDays((await readClickReport(db, question)).days, period)),
      };
      const written = Object.entries(times).map(
        ([name, { median, p95 }]) => `${name} ${median.toFixed(1)}, ${p95.toFixed(1)}`,
      );
      console.log(`  ${days} days, ${market ?? 'all markets'}: ${written.join(' · ')}`);
      if (times.whole.median > LIMIT_MS) {
        problems.push(`the report of ${days} days takes ${times.whole.median.toFixed(0)} ms`);
      }
    }
  }
}

async function time(ask: () => Promise<unknown>): Promise<{ median: number; p95: number }> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const askedAt = performance.now();
    await ask();
    times.push(performance.now() - askedAt);
  }
  times.sort((a, b) => a - b);
  return { median: medianOf(times) ?? 0, p95: times[Math.ceil(ROUNDS * 0.95) - 1] ?? 0 };
}
