import { listLongHistoriesStatement } from '@nettobonus/store/studio-content';
import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { isInBulkOperation, readTogether, runTogether } from './bulk-operation.ts';
import { runStatement } from './run-statement.ts';
import type { StoredDocument } from './stored-document.ts';

type SQL = ReturnType<typeof sql>;
type Row = Record<string, unknown>;
type Table = Record<string, { name: string }>;

interface InsertArgs {
  db: object;
  tableName: string;
  values: Row | Row[];
  onConflictDoUpdate?: { set: Row; target: unknown; where?: SQL };
}

interface DeleteArgs {
  db: object;
  tableName: string;
  where: SQL;
}

interface WriteArgs {
  id?: number;
  collection?: string;
  collectionSlug?: string;
  parent?: number;
  returning?: boolean;
  select?: unknown;
  joins?: unknown;
  req?: PayloadRequest;
}

interface VersionQuery {
  collection: string;
  limit?: number;
  page?: number;
  where?: { parent?: { equals?: number } };
  req?: PayloadRequest;
}

/** The methods of Payload's adapter that a bulk operation calls for each document. */
interface Adapter {
  tables: Record<string, Table>;
  tableNameMap: Map<string, string>;
  sessions?: Record<string, { db: object }>;
  insert: (args: InsertArgs) => Promise<Row[]>;
  deleteWhere: (args: DeleteArgs) => Promise<void>;
  execute: (args: { db?: object; sql?: SQL }) => Promise<unknown>;
  updateOne: (args: WriteArgs) => Promise<unknown>;
  createVersion: (args: WriteArgs) => Promise<unknown>;
  find: (args: object) => Promise<{ docs: StoredDocument[] }>;
  findVersions: (args: VersionQuery | object) => Promise<{ docs: StoredDocument[] }>;
}

/** PostgreSQL allows 65,535 parameters in a statement. */
const MAX_PARAMETERS = 30_000;
const MAX_CONDITIONS = 500;
const MAX_UPDATES = 100;

/**
 * Lets the documents of a bulk operation share the statements of Payload's adapter: one INSERT for a table instead of one
 * for each document. Payload decides what to write, as always. It reads each written row back with an expensive query;
 * this reads them together.
 */
export function mergeStatements({ db }: Payload): void {
  const adapter = db as unknown as Adapter;
  const original = {
    insert: adapter.insert.bind(adapter),
    deleteWhere: adapter.deleteWhere.bind(adapter),
    execute: adapter.execute.bind(adapter),
    updateOne: adapter.updateOne.bind(adapter),
    createVersion: adapter.createVersion.bind(adapter),
    findVersions: adapter.findVersions.bind(adapter),
  };

  adapter.insert = (args) => {
    const { db: transaction, tableName, values, onConflictDoUpdate: conflict } = args;
    const isMergeable = !conflict || (conflict.set === values && !conflict.where);
    if (!isInBulkOperation(transaction) || !isMergeable) return original.insert(args);
    const rows = Array.isArray(values) ? values : [values];
    const columns = conflict ? listColumns(conflict.set) : [];
    return runTogether(transaction, `insert ${tableName} ${columns}`, rows, async (groups) => {
      const table = adapter.tables[tableName] ?? {};
      const update = conflict && { target: conflict.target, set: setToInserted(table, columns) };
      const written: Row[] = [];
      for (const chunk of chunks(groups.flat(), Math.floor(MAX_PARAMETERS / Object.keys(table).length))) {
        const merged = { db: transaction, tableName, values: chunk };
        const returned = await original.insert({ ...merged, ...(update && { onConflictDoUpdate: update }) });
        if (!isInOrder(chunk, returned))
          throw new Error(`The rows of ${tableName} came back in another order`);
        written.push(...returned);
      }
      return groups.map(({ length }) => written.splice(0, length));
    });
  };

  adapter.deleteWhere = (args) => {
    const { db: transaction, tableName, where } = args;
    if (!isInBulkOperation(transaction)) return original.deleteWhere(args);
    return runTogether(transaction, `delete ${tableName}`, where, async (conditions) => {
      for (const chunk of chunks(conditions, MAX_CONDITIONS)) {
        const any = sql.join(
          chunk.map((condition) => sql`(${condition})`),
          sql` OR `,
        );
        await original.deleteWhere({ db: transaction, tableName, where: any });
      }
      return conditions.map(() => undefined);
    });
  };

  // Payload marks the versions before the one that it has written, for each document.
  adapter.execute = (args) => {
    const { db: transaction, sql: statement } = args;
    if (!transaction || !statement || !isInBulkOperation(transaction)) return original.execute(args);
    return runTogether(transaction, 'update', statement, async (statements) => {
      for (const chunk of chunks(statements, MAX_UPDATES)) {
        const updates = chunk.map((update, index) => sql`${sql.raw(`update_${index}`)} AS (${update})`);
        await original.execute({ db: transaction, sql: sql`WITH ${sql.join(updates, sql`, `)} SELECT 1` });
      }
      return statements.map(() => undefined);
    });
  };

  adapter.updateOne = async (args) => {
    const { id, collection = '', returning, select, joins, req } = args;
    if (!(await isInBulk(req)) || id === undefined || returning === false || select || joins) {
      return original.updateOne(args);
    }
    await original.updateOne({ ...args, returning: false });
    const written = await readTogether(req, `written ${collection}`, [id], async (ids) => {
      const where = { id: { in: ids } };
      const { docs } = await adapter.find({ collection, where, pagination: false, limit: 0, req });
      return new Map(docs.map((document) => [document.id as number, document]));
    });
    return written.get(id) ?? null;
  };

  adapter.createVersion = async (args) => {
    const { collectionSlug: collection = '', parent, returning, select, req } = args;
    if (!(await isInBulk(req)) || parent === undefined || returning === false || select) {
      return original.createVersion(args);
    }
    await original.createVersion({ ...args, returning: false });
    const written = await readTogether(
      req,
      `written versions of ${collection}`,
      [parent],
      async (parents) => {
        const where = { parent: { in: parents }, latest: { equals: true } };
        const options = { pagination: false, limit: 0, sort: 'updatedAt', req };
        const { docs } = await adapter.findVersions({ collection, where, ...options });
        return new Map(docs.map((version) => [version.parent as number, version]));
      },
    );
    return written.get(parent) ?? null;
  };

  // Payload looks for the version that is one too many, for each document whose version it has written.
  adapter.findVersions = async (args) => {
    const { collection, limit, page = 1, where, req } = args as VersionQuery;
    const parent = where?.parent?.equals;
    if (!(await isInBulk(req)) || !req || limit !== 1 || page === 1 || parent === undefined) {
      return original.findVersions(args);
    }
    const long = await readTogether(req, `long histories of ${collection}`, [parent], async (parents) => {
      const rows = await runStatement(req, listLongHistoriesStatement(collection, parents, page));
      return new Map(rows.map((row) => [row.parent as number, true]));
    });
    return long.has(parent) ? original.findVersions(args) : { docs: [] };
  };

  async function isInBulk(req: PayloadRequest | undefined): Promise<boolean> {
    const id = await req?.transactionID;
    const transaction = id ? adapter.sessions?.[id]?.db : undefined;
    return transaction !== undefined && isInBulkOperation(transaction);
  }
}

const listColumns = (row: Row) => Object.keys(row).filter((column) => row[column] !== undefined);

/** For each row its own values. */
const setToInserted = (table: Table, columns: readonly string[]): Row =>
  Object.fromEntries(
    columns.map((column) => [column, sql`excluded.${sql.identifier(table[column]?.name ?? column)}`]),
  );

function chunks<T>(values: readonly T[], size: number): T[][] {
  const count = Math.ceil(values.length / size);
  return Array.from({ length: count }, (_, index) => values.slice(index * size, (index + 1) * size));
}

/** PostgreSQL returns rows as they were inserted, but does not promise it. Rows of another document would follow them. */
const isInOrder = (inserted: readonly Row[], returned: readonly Row[]): boolean =>
  inserted.length === returned.length &&
  inserted.every(({ id, parent, _parentID: owner }, index) => {
    const row = returned[index];
    return (
      (id === undefined || id === row?.id) &&
      (parent === undefined || parent === row?.parent) &&
      (owner === undefined || owner === row?._parentID)
    );
  });
