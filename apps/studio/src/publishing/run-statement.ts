import type { Statement } from '@nettobonus/store/publish';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type { Stored } from './stored.ts';

/** Runs a statement, within the transaction of the request where there is one: committed or rolled back with it. */
export async function runStatement(
  { payload: { db }, transactionID }: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>,
  { text, values }: Statement,
): Promise<Stored[]> {
  const parts = text.split(/\$\d+/);
  const statement = sql.join(
    parts.flatMap((part, index) =>
      index < values.length ? [sql.raw(part), sql`${values[index]}`] : [sql.raw(part)],
    ),
  );
  const transaction = await transactionID;
  const session = transaction ? db.sessions?.[transaction] : undefined;
  const { rows } = await ((session?.db ?? db.drizzle) as typeof db.drizzle).execute(statement);
  return rows;
}
