/** Hashes the tables of schema `site`, to compare a restored server with the original. */
import type postgres from 'postgres';
import type { Database } from './connect.ts';

export interface TableHash {
  table: string;
  rows: number;
  /** Does not depend on the order of the rows. */
  hash: string;
}

/** How long writers are blocked on either side of the second. */
const LOCK_MS = { before: 30, after: 2 };

type Connection = Database | postgres.ReservedSql | postgres.TransactionSql;

/** Excludes unlogged tables: no backup contains them. */
export async function hashTables(db: Connection): Promise<TableHash[]> {
  // The text of a row depends on the session's time zone.
  await db`SELECT set_config('TimeZone', 'UTC', false)`;
  const hashes: TableHash[] = [];
  for (const table of await listTables(db)) {
    const [row] = await db<[{ rows: number; hash: string }]>`
      SELECT count(*)::int AS rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text AS hash
      FROM site.${db(table)} AS t`;
    hashes.push({ table, ...row });
  }
  return hashes;
}

export async function countUnloggedRows(db: Connection): Promise<number> {
  let rows = 0;
  for (const table of await listTables(db, 'u')) {
    const [row] = await db<[{ rows: number }]>`SELECT count(*)::int AS rows FROM site.${db(table)}`;
    rows += row.rows;
  }
  return rows;
}

/**
 * Hashes the tables exactly as of a whole second. Blocks all writers from just before it to just after, so that every
 * commit is clearly before or after the second. Returns null if another session holds a table lock at that time. Needs
 * two connections.
 */
export async function hashTablesAt(db: Database, second: Date): Promise<TableHash[] | null> {
  const [locker, reader] = await Promise.all([db.reserve(), db.reserve()]);
  const releaseBoth = async () => {
    for (const connection of [locker, reader]) {
      await connection`ROLLBACK`;
      connection.release();
    }
  };
  try {
    const hashes = (await takeSnapshotAt(locker, reader, second)) ? await hashTables(reader) : null;
    await releaseBoth();
    return hashes;
  } catch (error) {
    // Release only after a lock timeout: using a lost reserved connection makes the driver crash the whole process.
    if (!isLockTimeout(error)) throw error;
    await releaseBoth();
    return null;
  }
}

/**
 * Sets the reader's transaction to a PostgreSQL snapshot of that second. Returns false if the second passed before all
 * tables were locked.
 */
async function takeSnapshotAt(
  locker: postgres.ReservedSql,
  reader: postgres.ReservedSql,
  second: Date,
): Promise<boolean> {
  // Lock in name order, as all writers of several tables do, to avoid deadlocks.
  const tables = (await listTables(locker)).map((table) => `site.${table}`);
  await sleepUntil(locker, second, -LOCK_MS.before);
  await locker`BEGIN`;
  await locker`SET LOCAL lock_timeout = '200ms'`;
  await locker.unsafe(`LOCK TABLE ${tables.join()} IN SHARE MODE`);
  const [{ snapshot, isBefore }] = await locker<[{ snapshot: string; isBefore: boolean }]>`
    SELECT pg_export_snapshot() AS snapshot, clock_timestamp() < ${second} AS "isBefore"`;
  if (!isBefore) return false;
  await reader`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY`;
  await reader.unsafe(`SET TRANSACTION SNAPSHOT '${snapshot}'`);
  await sleepUntil(locker, second, LOCK_MS.after);
  await locker`ROLLBACK`;
  return true;
}

async function sleepUntil(db: Connection, instant: Date, offsetMs: number): Promise<void> {
  await db`SELECT pg_sleep(extract(epoch FROM ${instant}::timestamptz - clock_timestamp()) + ${offsetMs / 1000})`;
}

async function listTables(db: Connection, persistence: 'p' | 'u' = 'p'): Promise<string[]> {
  const rows = await db<{ name: string }[]>`
    SELECT relname AS name FROM pg_class
    WHERE relnamespace = 'site'::regnamespace AND relkind = 'r' AND relpersistence = ${persistence}
    ORDER BY relname`;
  return rows.map(({ name }) => name);
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03';
}
