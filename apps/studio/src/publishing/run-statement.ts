import type { Statement } from '@nettobonus/store/publish';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type { StoredDocument } from './stored-document.ts';

/** Runs a statement in the request's transaction, if there is one, so that they commit or roll back together. */
export async function runStatement(
  { payload: { db }, transactionID }: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>,
  { text, values }: Statement,
): Promise<StoredDocument[]> {
  const chunks = text.split(/\$\d+/);
  const statement = sql.join(
    chunks.flatMap((chunk, index) =>
      index < values.length ? [sql.raw(chunk), sql`${values[index]}`] : [sql.raw(chunk)],
    ),
  );
  const transaction = await transactionID;
  const session = transaction ? db.sessions?.[transaction] : undefined;
  const { rows } = await ((session?.db ?? db.drizzle) as typeof db.drizzle).execute(statement);
  return rows;
}
