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

/** Those of the documents that have at least `count` versions. */
export function listLongHistoriesStatement(
  collection: string,
  documents: readonly number[],
  count: number,
): Statement {
  return {
    text: `
      SELECT parent_id AS parent FROM studio._${toTable(collection)}_v
      WHERE parent_id = ANY ($1::text::integer[]) GROUP BY parent_id HAVING count(*) >= $2::text::integer`,
    values: [`{${documents.join(',')}}`, String(count)],
  };
}

/** The published listings by title, with the ids and names that the site does not know. Few columns of thousands of rows. */
export function listPublishedListingsStatement(): Statement {
  return {
    text: `
      SELECT l.id, l.title, l.market::text AS market, l.verified_on AS "verifiedOn", l.terms_url AS "termsUrl",
        c.slug AS casino, c.name, r.id AS review
      FROM studio.listings l
        JOIN studio.casinos c ON c.id = l.casino_id
        LEFT JOIN studio.reviews r ON r.market::text = l.market::text AND r.casino_id = l.casino_id
          AND r._status = 'published' AND r.deleted_at IS NULL
      WHERE l._status = 'published' AND l.deleted_at IS NULL
      ORDER BY l.title, l.id`,
    values: [],
  };
}

/** The slugs of all casinos outside the trash, those of drafts too. */
export const listCasinoSlugsStatement = (): Statement => ({
  text: `
    SELECT parent_id AS id, version_slug AS slug FROM studio._casinos_v
    WHERE latest AND version_deleted_at IS NULL ORDER BY updated_at`,
  values: [],
});

/** The ids of the published home page texts, page texts and places. */
export function listPublishedTextsStatement(): Statement {
  const only = `_status = 'published' AND deleted_at IS NULL`;
  return {
    text: `
      SELECT id, market::text AS market, 'home' AS place FROM studio.editorial WHERE ${only}
      UNION ALL SELECT id, market::text, 'page.' || page FROM studio.page_texts WHERE ${only}
      UNION ALL SELECT id, market::text, 'places' FROM studio.places WHERE ${only}`,
    values: [],
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
