import { type PublishedDocument, parseDocument } from '@nettobonus/domain/published-document';
import type { Database } from './connect.ts';

/** Two publishers at once would commit their versions out of order, and a reader would miss the lower one. */
const PUBLISHING_LOCK = 4_127_001;

export interface PublishResult {
  version: number;
  changed: number;
  withdrawn: number;
}

interface PublishOptions {
  /** Withdraw every published document that is not among those given. */
  withdrawOthers?: boolean;
}

/**
 * Publishes documents in one transaction; readers are notified when it commits. A document that is already
 * published as it is keeps its version. Throws before it writes if any document is not valid.
 */
export async function publish(
  db: Database,
  documents: readonly PublishedDocument[],
  { withdrawOthers = false }: PublishOptions = {},
): Promise<PublishResult> {
  requireValid(documents);
  return db.begin(async (sql) => {
    await sql`SELECT pg_advisory_xact_lock(${PUBLISHING_LOCK})`;
    const [next] = await sql<[{ version: string }]>`SELECT nextval('site.publishing') AS version`;
    const { version } = next;
    const input = sql`
      jsonb_to_recordset(${sql.json(documents as never)}) AS d (kind text, market text, key text, body jsonb)`;
    const changed = await sql`
      INSERT INTO site.published_documents AS p (kind, market, key, version, body)
      SELECT kind, market, key, ${version}, body FROM ${input}
      ON CONFLICT (kind, market, key) DO UPDATE
        SET version = excluded.version, body = excluded.body, published_at = now()
        WHERE p.body IS DISTINCT FROM excluded.body`;
    const withdrawn = withdrawOthers
      ? await sql`
          UPDATE site.published_documents p SET version = ${version}, body = NULL, published_at = now()
          WHERE body IS NOT NULL
            AND NOT EXISTS (
              SELECT 1 FROM ${input} WHERE (d.kind, d.market, d.key) = (p.kind, p.market, p.key)
            )`
      : { count: 0 };
    return { version: Number(version), changed: changed.count, withdrawn: withdrawn.count };
  });
}

function requireValid(documents: readonly PublishedDocument[]): void {
  const problems = documents.flatMap((document) => {
    const parsed = parseDocument(document);
    return parsed.ok ? [] : [`${document.kind} ${document.market}/${document.key}: ${parsed.problem}`];
  });
  if (problems.length > 0) {
    throw new Error(
      `Nothing was published, ${problems.length} documents are not valid:\n${problems.join('\n')}`,
    );
  }
}
