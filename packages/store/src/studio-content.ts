import type { Database } from './connect.ts';
import type { Statement } from './publish.ts';

/** Whether the studio manages the catalogue. If so, only the studio's editors may publish. */
export async function isManagedByStudio(sql: Database): Promise<boolean> {
  const [schema] = await sql<
    [{ exists: boolean }]
  >`SELECT to_regclass('studio.listings') IS NOT NULL AS exists`;
  if (!schema.exists) return false;
  const [listings] = await sql<[{ exist: boolean }]>`SELECT EXISTS (SELECT 1 FROM studio.listings) AS exist`;
  return listings.exist;
}

/** Blocks all other changes to a collection, drafts too, until the transaction ends. Reading stays possible. */
export function lockDocumentsStatement(collection: string): Statement {
  const table = toTable(collection);
  return {
    text: `LOCK TABLE studio.${table}, studio._${table}_v IN SHARE ROW EXCLUSIVE MODE`,
    values: [],
  };
}

/** A collection's slug contains only letters and hyphens. A statement's parameters cannot name a table. */
const toTable = (collection: string) => collection.replaceAll(/[^a-z]/g, '_');

/**
 * Keeps an autosaved draft as a version of its own. Payload would overwrite it with the next autosave, which is another
 * editor's.
 */
export function closeAutosavedDraftStatement(collection: string, version: number): Statement {
  const table = `_${toTable(collection)}_v`;
  return {
    text: `UPDATE studio.${table} SET autosave = false WHERE id = $1::integer`,
    values: [String(version)],
  };
}

/** Inserts entries into the audit log. The keys of the rows are its columns. */
export function insertAuditEntriesStatement(rows: readonly object[]): Statement {
  return {
    text: `
      INSERT INTO studio.audit_log
        ("user", action, kind, document, title, market, fields, changes, reason, created_at, updated_at)
      SELECT e."user", e.action, e.kind, e.document, e.title, e.market, e.fields, e.changes, e.reason, now, now
      FROM jsonb_populate_recordset(NULL::studio.audit_log, $1::text::jsonb) e, clock_timestamp() now`,
    values: [JSON.stringify(rows)],
  };
}
