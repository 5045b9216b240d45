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

/** Blocks all other changes to listings, including drafts, until the transaction ends. Reading stays possible. */
export function lockListingsStatement(): Statement {
  return { text: 'LOCK TABLE studio.listings, studio._listings_v IN SHARE ROW EXCLUSIVE MODE', values: [] };
}
