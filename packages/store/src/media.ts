import type { Database } from './connect.ts';
import type { Statement } from './publish.ts';

/** Stores an image under the hash of its content, if it is not stored yet. */
export function saveMediaStatement(hash: string, bytes: Buffer): Statement {
  return {
    text: `INSERT INTO site.media (hash, type, bytes)
      VALUES ($1::text, 'image/webp', decode($2::text, 'base64')) ON CONFLICT DO NOTHING`,
    values: [hash, bytes.toString('base64')],
  };
}

/** Deletes an image unless a published casino uses it. */
export function deleteMediaStatement(hash: string): Statement {
  return {
    text: `DELETE FROM site.media WHERE hash = $1::text AND NOT EXISTS (
        SELECT 1 FROM site.published_documents WHERE kind = 'casino' AND body ->> 'logo' = $1::text
      )`,
    values: [hash],
  };
}

/** Returns one row with `bytes` in base64, or none. */
export function readMediaStatement(hash: string): Statement {
  return {
    text: `SELECT encode(bytes, 'base64') AS bytes FROM site.media WHERE hash = $1::text`,
    values: [hash],
  };
}

export async function getMedia(sql: Database, hash: string): Promise<Buffer | null> {
  const [row] = await sql<{ bytes: Buffer }[]>`SELECT bytes FROM site.media WHERE hash = ${hash}`;
  return row?.bytes ?? null;
}
