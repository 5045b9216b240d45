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

/** Deletes an image unless a published document contains its hash. */
export function deleteMediaStatement(hash: string): Statement {
  return {
    text: `DELETE FROM site.media WHERE hash = $1::text AND NOT EXISTS (
        SELECT 1 FROM site.published_documents WHERE position($1::text IN body::text) > 0
      )`,
    values: [hash],
  };
}

/** Returns `kind`, `market` and `key` of each published document that contains the hash of an image. */
export function listMediaUsesStatement(hash: string): Statement {
  return {
    text: `SELECT kind, market, key FROM site.published_documents
      WHERE position($1::text IN body::text) > 0 ORDER BY kind, market, key`,
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
