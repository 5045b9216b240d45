/**
 * The server is lost, and comes back as it was at a second: `npm run faults:restore` writes for 10 minutes, or as
 * many as are named (`npm run faults:restore -- 2`), ends PostgreSQL with kill -9 under load, restores it to random
 * seconds by ops/backup/restore.ts and holds every table of schema `site` against what it held then. A third
 * number repeats the choice of seconds (`-- 2 571`). Fails where a row differs or too much is lost at the end.
 */
import { randomInt } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SEED_LIMIT, seededRandom } from '@nettobonus/domain/seeded-random';
import { connect } from '@nettobonus/store/connect';
import { migrate } from '@nettobonus/store/migrate';
import { countUnloggedRows, hashTables, hashTablesAt, type TableHash } from '@nettobonus/store/table-hashes';
import { ArchivedDatabase, type RunningServer } from '../ops/backup/archived-database.ts';
import { findLastCommit, listSegmentsOf } from '../ops/backup/wal-archive.ts';
import { publishContent } from '../ops/publish-content.ts';
import { BusyWriters } from './busy-writers.ts';

const MINUTES = Number(process.argv[2] ?? 10);
const SEED = Number(process.argv[3] ?? randomInt(SEED_LIMIT));
const RESTORES = 3;
const ARCHIVE_TIMEOUT_S = 30;
const LOSS_LIMIT_S = 60;

interface Mark {
  second: Date;
  tables: TableHash[];
}

const problems: string[] = [];
const database = await ArchivedDatabase.create();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void database.remove().finally(() => process.exit(1)));
}
try {
  const marks = await live();
  const restorable = await listRestorable(marks);
  const random = seededRandom(SEED);
  for (let n = 1; n <= RESTORES; n++) {
    const mark = restorable[Math.floor(random() * restorable.length)];
    if (mark) await compare(mark, `restored-${n}`);
    else problems.push('there is no second to restore to');
  }
} catch (error) {
  problems.push(String(error));
} finally {
  await database.remove();
}
for (const problem of problems) console.log(`  PROBLEM ${problem}`);
console.log(problems.length === 0 ? '\nEvery row was there as it had been.' : '');
process.exit(problems.length === 0 ? 0 : 1);

/** Runs the server until it is killed, with a backup before and one under load. */
async function live(): Promise<Mark[]> {
  const server = await database.start({ archiveTimeoutS: ARCHIVE_TIMEOUT_S });
  await migrate(server.url);
  await publishContent(server.url);
  await backUp(server);
  console.log(`Writing for ${MINUTES} minutes; load of the machine ${loadavg()[0]?.toFixed(1)}`);
  const writers = new BusyWriters(server.url, database.dir);
  try {
    const end = Date.now() + MINUTES * 60_000;
    const backingUp = pause((MINUTES * 60_000) / 2).then(() => backUp(server));
    const marks = await markEachSecond(server.url, end);
    await backingUp;
    const { clicks, publishings, messages } = writers.written;
    console.log(
      `Wrote ${clicks} clicks, ${publishings} publishings, ${messages} messages; know ${marks.length} of ${MINUTES * 60} seconds exactly; kill -9; load ${loadavg()[0]?.toFixed(1)}`,
    );
    return marks;
  } finally {
    await server.kill();
    await writers.stop();
  }
}

async function backUp(server: RunningServer): Promise<void> {
  const { code, said } = await database.backUp(server);
  if (code !== 0) throw new Error(said);
  console.log(said.trim());
}

async function markEachSecond(url: string, end: number): Promise<Mark[]> {
  const db = connect(url, { maxConnections: 2 });
  const marks: Mark[] = [];
  while (Date.now() < end) {
    // One that is nearer than a tenth of a second is too near.
    const second = new Date(Math.ceil((Date.now() + 100) / 1000) * 1000);
    const tables = await hashTablesAt(db, second);
    if (tables) marks.push({ second, tables });
  }
  await db.end();
  return marks;
}

/** Of the seconds that are known, those that the archive reaches. What it does not is lost with the server. */
async function listRestorable(marks: readonly Mark[]): Promise<Mark[]> {
  const baseDir = join(database.backups, 'base');
  const walDir = join(database.backups, 'wal');
  const [oldest = '', ...others] = (await readdir(baseDir)).sort();
  const { segments } = await listSegmentsOf(join(baseDir, oldest), walDir);
  const until = await findLastCommit(walDir, segments);
  const restorable = marks.filter(({ second }) => until && second < until);
  const lostS = (Number(marks.at(-1)?.second) - Number(restorable.at(-1)?.second)) / 1000;
  console.log(
    `${others.length + 1} base backups, ${await megabytes(baseDir)} MB; ${segments.length} segments of log, ${await megabytes(walDir)} MB (${(segments.length * 16).toFixed(0)} MB before gzip)
The last ${lostS} s were not archived (limit ${LOSS_LIMIT_S}); seed ${SEED}`,
  );
  if (!(lostS <= LOSS_LIMIT_S)) problems.push(`${lostS} s were not archived`);
  return restorable;
}

async function compare({ second, tables }: Mark, name: string): Promise<void> {
  const to = second.toISOString().replace('.000', '');
  const startedAt = performance.now();
  const { code, said } = await database.restore(to, name);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (code !== 0) {
    problems.push(`${to} was not restored: ${said}`);
    return;
  }
  const server = await database.start({ name });
  const db = connect(server.url, { maxConnections: 1 });
  const restored = await hashTables(db);
  const unlogged = await countUnloggedRows(db);
  await db.end();
  await server.stop();
  const known = new Map(tables.map((table) => [table.table, table]));
  const differing = restored.filter(({ table, rows, hash }) => {
    const was = known.get(table);
    return was?.rows !== rows || was.hash !== hash;
  });
  console.log(
    `\n${to} restored in ${seconds} s; tables that differ: ${differing.length} of ${tables.length}`,
  );
  console.log(said.trim().replace(/^/gm, '    '));
  console.log(`    rows: ${restored.map(({ table, rows }) => `${table} ${rows}`).join(', ')}`);
  for (const { table, rows } of differing) {
    problems.push(`${to}: ${table} has ${rows} rows, and had ${known.get(table)?.rows} or others`);
  }
  if (restored.length !== tables.length)
    problems.push(`${to}: ${restored.length} tables of ${tables.length}`);
  if (unlogged > 0) problems.push(`${to}: ${unlogged} rows are there that belong in no backup`);
}

async function megabytes(dir: string): Promise<string> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(({ parentPath, name }) => stat(join(parentPath, name))));
  return (sizes.reduce((sum, { size }) => sum + size, 0) / 1e6).toFixed(0);
}
