import { type PublishedDocument, parseDocument } from '@nettobonus/domain/published-document';
import type { Database } from './connect.ts';

/** Two publishers at once would commit their versions out of order, and a reader would miss the lower one. */
const PUBLISHING_LOCK = 4_127_001;

export interface PublishResult {
  version: number;
  changed: number;
  withdrawn: number;
  /** Offers whose headline or terms are not what was published before. */
  offerChanges: number;
}

interface PublishOptions {
  /** Withdraw every published document that is not among those given. */
  withdrawOthers?: boolean;
  /** When it happened, if not now: for replaying what was published elsewhere, oldest first. */
  at?: Date;
}

/**
 * Publishes documents in one transaction; readers are notified when it commits. A document that is already
 * published as it is keeps its version; a listing whose offer differs from the one before leaves a record of it.
 * Throws before it writes if any document is not valid.
 */
export async function publish(
  db: Database,
  documents: readonly PublishedDocument[],
  { withdrawOthers = false, at }: PublishOptions = {},
): Promise<PublishResult> {
  requireValid(documents);
  return db.begin(async (sql) => {
    await sql`SELECT pg_advisory_xact_lock(${PUBLISHING_LOCK})`;
    // The clock is read after the lock: a publisher that waited would otherwise be dated before the one it waited for.
    const [next] = await sql<[{ version: string; instant: string }]>`
      SELECT nextval('site.publishing') AS version,
        coalesce(${at ?? null}::timestamptz, clock_timestamp())::text AS instant`;
    const { version, instant } = next;
    const input = sql`
      jsonb_to_recordset(${sql.json(documents as never)}) AS d (kind text, market text, key text, body jsonb)`;
    // A listing that was withdrawn has no body; its offer is known if a change led to it.
    const offerChanges = await sql`
      INSERT INTO site.offer_changes (market, casino, version, changed_at, before_since, before, after)
      SELECT d.market, d.key, ${version}, ${instant}, coalesce(latest.changed_at, p.published_since),
        coalesce(site.offer_of(p.body), latest.after), site.offer_of(d.body)
      FROM ${input}
      LEFT JOIN site.published_documents p ON (p.kind, p.market, p.key) = (d.kind, d.market, d.key)
      LEFT JOIN LATERAL (
        SELECT changed_at, after FROM site.offer_changes c WHERE (c.market, c.casino) = (d.market, d.key)
        ORDER BY c.version DESC LIMIT 1
      ) latest ON true
      WHERE d.kind = 'listing'
        AND coalesce(site.offer_of(p.body), latest.after) <> site.offer_of(d.body)`;
    const changed = await sql`
      INSERT INTO site.published_documents AS p
        (kind, market, key, version, body, published_at, published_since)
      SELECT kind, market, key, ${version}, body, ${instant}, ${instant} FROM ${input}
      ON CONFLICT (kind, market, key) DO UPDATE
        SET version = excluded.version, body = excluded.body, published_at = excluded.published_at,
          published_since = CASE WHEN p.body IS NULL THEN excluded.published_since ELSE p.published_since END
        WHERE p.body IS DISTINCT FROM excluded.body`;
    const withdrawn = withdrawOthers
      ? await sql`
          UPDATE site.published_documents p SET version = ${version}, body = NULL, published_at = ${instant}
          WHERE body IS NOT NULL
            AND NOT EXISTS (
              SELECT 1 FROM ${input} WHERE (d.kind, d.market, d.key) = (p.kind, p.market, p.key)
            )`
      : { count: 0 };
    return {
      version: Number(version),
      changed: changed.count,
      withdrawn: withdrawn.count,
      offerChanges: offerChanges.count,
    };
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
