import type { Statement } from '@nettobonus/store/publish';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';

/** Within the transaction of the request: readers are told when it commits, and never of what is rolled back. */
export async function runStatement(
  req: PayloadRequest,
  { text, values }: Statement,
): Promise<Record<string, unknown>[]> {
  const parts = text.split(/\$\d+/);
  const statement = sql.join(
    parts.flatMap((part, index) =>
      index < values.length ? [sql.raw(part), sql`${values[index]}`] : [sql.raw(part)],
    ),
  );
  const { db } = req.payload;
  const transaction = await req.transactionID;
  const session = transaction ? db.sessions?.[transaction] : undefined;
  const { rows } = await ((session?.db ?? db.drizzle) as typeof db.drizzle).execute(statement);
  return rows;
}
