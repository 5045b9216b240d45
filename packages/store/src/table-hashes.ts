/** What the tables of schema `site` hold, so that a server which was brought back can be held against the one before. */
import type postgres from 'postgres';
import type { Database } from './connect.ts';

export interface TableHash {
  table: string;
  rows: number;
  /** The same for the same rows in whatever order. */
  hash: string;
}

/** How long nobody writes before the second and after it. */
const QUIET_MS = { before: 30, after: 2 };

type Connection = Database | postgres.ReservedSql | postgres.TransactionSql;

/** Unlogged tables are not among them: they are in no backup. */
export async function hashTables(db: Connection): Promise<TableHash[]> {
  // A row's text tells times by the zone.
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

/** How many rows the unlogged tables have. */
export async function countUnloggedRows(db: Connection): Promise<number> {
  let rows = 0;
  for (const table of await listTables(db, 'u')) {
    const [row] = await db<[{ rows: number }]>`SELECT count(*)::int AS rows FROM site.${db(table)}`;
    rows += row.rows;
  }
  return rows;
}

/**
 * What the tables held at a whole second, exactly: every writer is kept waiting from a moment before it to a moment
 * after, so that each commit is stamped before or after and none may be either. Null where somebody held on to a
 * table across it. Needs two connections.
 */
export async function hashTablesAt(db: Database, second: Date): Promise<TableHash[] | null> {
  const [holder, reader] = await Promise.all([db.reserve(), db.reserve()]);
  const end = async () => {
    for (const connection of [holder, reader]) {
      await connection`ROLLBACK`;
      connection.release();
    }
  };
  try {
    const hashes = (await holdAt(holder, reader, second)) ? await hashTables(reader) : null;
    await end();
    return hashes;
  } catch (error) {
    // Only then: the driver ends the whole process where something is sent over a reserved connection that was lost.
    if (!isLockTimeout(error)) throw error;
    await end();
    return null;
  }
}

/** Lets the reader see what was there at the second. False where it was over before all writers were waiting. */
async function holdAt(
  holder: postgres.ReservedSql,
  reader: postgres.ReservedSql,
  second: Date,
): Promise<boolean> {
  // In the order of their names, in which those who write to several take them too.
  const tables = (await listTables(holder)).map((table) => `site.${table}`);
  await sleepUntil(holder, second, -QUIET_MS.before);
  await holder`BEGIN`;
  await holder`SET LOCAL lock_timeout = '200ms'`;
  await holder.unsafe(`LOCK TABLE ${tables.join()} IN SHARE MODE`);
  const [{ snapshot, isBefore }] = await holder<[{ snapshot: string; isBefore: boolean }]>`
    SELECT pg_export_snapshot() AS snapshot, clock_timestamp() < ${second} AS "isBefore"`;
  if (!isBefore) return false;
  await reader`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY`;
  await reader.unsafe(`SET TRANSACTION SNAPSHOT '${snapshot}'`);
  await sleepUntil(holder, second, QUIET_MS.after);
  await holder`ROLLBACK`;
  return true;
}

async function sleepUntil(db: Connection, instant: Date, plusMs: number): Promise<void> {
  await db`SELECT pg_sleep(extract(epoch FROM ${instant}::timestamptz - clock_timestamp()) + ${plusMs / 1000})`;
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
