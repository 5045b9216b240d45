/**
 * Tests point-in-time recovery: `npm run bench restore` writes for ten minutes, or `npm run bench restore 2` for two,
 * and kills PostgreSQL with SIGKILL under load. It restores the database to random seconds with ops/backup/restore.ts
 * and compares every table of schema `site` with its content at that second. A second argument is the seed for the
 * choice of seconds (`npm run bench restore 2 571`). Fails if a row differs or too many seconds are lost.
 */
import { randomInt } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SEED_LIMIT, seededRandom } from '@nettobonus/domain/shared/seeded-random';
import { connect } from '@nettobonus/store/connect';
import { migrate } from '@nettobonus/store/migrate';
import { countUnloggedRows, hashTables, hashTablesAt, type TableHash } from '@nettobonus/store/table-hashes';
import { type RunningServer, TestServerWithArchive } from '../ops/backup/test-server-with-archive.ts';
import { findLastCommit, listBackupSegments } from '../ops/backup/wal-archive.ts';
import { publishContent } from '../ops/publish-content.ts';
import { BusyWriters } from './busy-writers.ts';
import { check, runBenchmark } from './outcome.ts';

const MINUTES = Number(process.argv[2] ?? 10);
const SEED = Number(process.argv[3] ?? randomInt(SEED_LIMIT));
const RESTORES = 3;
const ARCHIVE_TIMEOUT_S = 30;
const LOSS_LIMIT_S = 60;

/** The content of the database at one second. */
interface RecordedState {
  second: Date;
  tables: TableHash[];
}

const database = await TestServerWithArchive.create();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void database.remove().finally(() => process.exit(1)));
}
await runBenchmark(async () => {
  try {
    const restorable = await listRestorable(await runUnderLoad());
    check(restorable.length > 0, 'no second can be restored');
    const random = seededRandom(SEED);
    for (let n = 1; n <= RESTORES; n++) {
      const state = restorable[Math.floor(random() * restorable.length)];
      if (state) await compare(state, `restored-${n}`);
    }
  } finally {
    await database.remove();
  }
}, 'Every row was restored.');

/** Takes a backup, writes, takes another backup under load, and kills the server. */
async function runUnderLoad(): Promise<RecordedState[]> {
  const server = await database.start({ archiveTimeoutS: ARCHIVE_TIMEOUT_S });
  await migrate(server.url);
  await publishContent(server.url);
  await backUp(server);
  console.log(`Writing for ${MINUTES} minutes; load average ${loadavg()[0]?.toFixed(1)}`);
  const writers = new BusyWriters(server.url, database.dir);
  try {
    const end = Date.now() + MINUTES * 60_000;
    const backingUp = pause((MINUTES * 60_000) / 2).then(() => backUp(server));
    const states = await recordEachSecond(server.url, end);
    await backingUp;
    const { clicks, publications, messages } = writers.written;
    console.log(
      `Wrote ${clicks} clicks, ${publications} publications, ${messages} messages; recorded ${states.length} of ${MINUTES * 60} seconds; SIGKILL; load average ${loadavg()[0]?.toFixed(1)}`,
    );
    return states;
  } finally {
    await server.kill();
    await writers.stop();
  }
}

async function backUp(server: RunningServer): Promise<void> {
  const { code, output } = await database.backUp(server);
  if (code !== 0) throw new Error(output);
  console.log(output.trim());
}

async function recordEachSecond(url: string, end: number): Promise<RecordedState[]> {
  const db = connect(url, { maxConnections: 2 });
  const states: RecordedState[] = [];
  while (Date.now() < end) {
    // The next second must be at least 100 ms ahead.
    const second = new Date(Math.ceil((Date.now() + 100) / 1000) * 1000);
    const tables = await hashTablesAt(db, second);
    if (tables) states.push({ second, tables });
  }
  await db.end();
  return states;
}

/** The recorded seconds that the WAL archive covers. Later seconds are lost with the server. */
async function listRestorable(states: readonly RecordedState[]): Promise<RecordedState[]> {
  const baseDir = join(database.backups, 'base');
  const walDir = join(database.backups, 'wal');
  const [oldest = '', ...others] = (await readdir(baseDir)).sort();
  const { segments } = await listBackupSegments(join(baseDir, oldest), walDir);
  const lastCommit = await findLastCommit(walDir, segments);
  const restorable = states.filter(({ second }) => lastCommit && second < lastCommit);
  const lostS = (Number(states.at(-1)?.second) - Number(restorable.at(-1)?.second)) / 1000;
  console.log(
    `${others.length + 1} base backups, ${await countMegabytes(baseDir)} MB; ${segments.length} WAL segments, ${await countMegabytes(walDir)} MB (${(segments.length * 16).toFixed(0)} MB before gzip)
The last ${lostS} s were not archived (limit ${LOSS_LIMIT_S}); seed ${SEED}`,
  );
  check(lostS <= LOSS_LIMIT_S, `${lostS} s were not archived`);
  return restorable;
}

async function compare({ second, tables }: RecordedState, name: string): Promise<void> {
  const to = second.toISOString().replace('.000', '');
  const startedAt = performance.now();
  const { code, output } = await database.restore(to, name);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  check(code === 0, `${to} was not restored: ${output}`);
  if (code !== 0) return;
  const server = await database.start({ name });
  const db = connect(server.url, { maxConnections: 1 });
  const restored = await hashTables(db);
  const unlogged = await countUnloggedRows(db);
  await db.end();
  await server.stop();
  const known = new Map(tables.map((table) => [table.table, table]));
  const differing = restored.filter(({ table, rows, hash }) => {
    const expected = known.get(table);
    return expected?.rows !== rows || expected.hash !== hash;
  });
  console.log(
    `\n${to} restored in ${seconds} s; tables that differ: ${differing.length} of ${tables.length}`,
  );
  console.log(output.trim().replace(/^/gm, '    '));
  console.log(`    rows: ${restored.map(({ table, rows }) => `${table} ${rows}`).join(', ')}`);
  for (const { table, rows } of differing) {
    check(false, `${to}: ${table} differs: ${rows} rows, expected ${known.get(table)?.rows}`);
  }
  check(restored.length === tables.length, `${to}: ${restored.length} tables of ${tables.length}`);
  check(unlogged === 0, `${to}: ${unlogged} rows in unlogged tables were restored`);
}

async function countMegabytes(dir: string): Promise<string> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(({ parentPath, name }) => stat(join(parentPath, name))));
  return (sizes.reduce((sum, { size }) => sum + size, 0) / 1e6).toFixed(0);
}
