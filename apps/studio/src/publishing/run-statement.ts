import type { Statement } from '@nettobonus/store/publish';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { requireTransaction } from './refuse-writes-after-rollback.ts';
import type { StoredDocument } from './stored-document.ts';

/** Runs a statement in the request's transaction, if there is one: both commit or roll back together. */
export async function runStatement(
  req: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>,
  { text, values }: Statement,
): Promise<StoredDocument[]> {
  requireTransaction(req);
  const { db } = req.payload;
  // Drizzle numbers values in the order of the text, so each `$n` gets its own copy of the nth value.
  const parts = text.split(/\$(\d+)/).map((part, index) => {
    if (index % 2 === 0) return sql.raw(part);
    const value = values[Number(part) - 1];
    if (value === undefined) throw new Error(`The statement has no value for $${part}: ${text}`);
    return sql`${value}`;
  });
  const transaction = await req.transactionID;
  const session = transaction ? db.sessions?.[transaction] : undefined;
  const { rows } = await ((session?.db ?? db.drizzle) as typeof db.drizzle).execute(sql.join(parts));
  return rows;
}
