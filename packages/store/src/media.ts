import type { Database } from './connect.ts';
import type { Statement } from './publish.ts';

/** Keeps a picture under the hash of what it holds; one that is there stays. */
export function keepMediumStatement(hash: string, bytes: Buffer): Statement {
  return {
    text: `INSERT INTO site.media (hash, type, bytes)
      VALUES ($1::text, 'image/webp', decode($2::text, 'base64')) ON CONFLICT DO NOTHING`,
    values: [hash, bytes.toString('base64')],
  };
}

/** Takes a picture away, unless the site shows it. */
export function dropMediumStatement(hash: string): Statement {
  return {
    text: `WITH asked AS (SELECT $1::text AS hash)
      DELETE FROM site.media m USING asked WHERE m.hash = asked.hash AND NOT EXISTS (
        SELECT 1 FROM site.published_documents p WHERE p.kind = 'casino' AND p.body ->> 'logo' = asked.hash
      )`,
    values: [hash],
  };
}

/** Gives one row with `bytes` in base64, or none. */
export function readMediumStatement(hash: string): Statement {
  return {
    text: `SELECT encode(bytes, 'base64') AS bytes FROM site.media WHERE hash = $1::text`,
    values: [hash],
  };
}

export async function getMedium(sql: Database, hash: string): Promise<Buffer | null> {
  const [row] = await sql<{ bytes: Buffer }[]>`SELECT bytes FROM site.media WHERE hash = ${hash}`;
  return row?.bytes ?? null;
}
