import { setImmediate } from 'node:timers/promises';
import { parseReadableDocument } from '@nettobonus/domain/publishing/published-document';
import type { Database } from './connect.ts';
import type { DatedDocument, DocumentReference } from './document-set.ts';

const PARSE_BATCH = 200;

/** Dates are Date objects from the database and strings from disk. Files from older releases have no dates. */
export type PublishedRow = DocumentReference & {
  version: string;
  /** The version that last added or withdrew the document; null if other markets have no links to it. */
  presenceVersion: string | null;
  body: unknown;
  publishedAt?: unknown;
  publishedSince?: unknown;
};

export interface ParsedRows {
  published: DatedDocument[];
  withdrawn: DocumentReference[];
  skipped: PublishedRow[];
}

/** Reads documents newer than a version. All changes, and all corrections, of one offer form one document. */
export function readPublishedRows(db: Database, version: number): Promise<PublishedRow[]> {
  return db<PublishedRow[]>`
    SELECT kind, market, key, version, presence_version AS "presenceVersion", body,
      published_at AS "publishedAt", published_since AS "publishedSince"
    FROM site.published_documents WHERE version > ${version}
    UNION ALL
    SELECT 'offer-changes', market, casino, max(version), NULL, jsonb_agg(jsonb_build_object(
      'changedAt', changed_at, 'beforeSince', before_since, 'before', before, 'after', after, 'isKept', is_kept
    ) ORDER BY version), max(changed_at), min(before_since)
    FROM site.offer_changes
    WHERE (market, casino) IN (SELECT market, casino FROM site.offer_changes WHERE version > ${version})
    GROUP BY market, casino
    UNION ALL
    SELECT 'corrections', market, casino, max(version), NULL, jsonb_agg(jsonb_build_object(
      'correctedAt', corrected_at, 'wrong', wrong, 'right', correct, 'sentence', sentence
    ) ORDER BY version), max(corrected_at), min(corrected_at)
    FROM site.corrections
    WHERE (market, casino) IN (SELECT market, casino FROM site.corrections WHERE version > ${version})
    GROUP BY market, casino
    ORDER BY kind, market, key`;
}

/** Parses rows, and skips those that do not match their schema. */
export async function parsePublishedRows(
  rows: readonly unknown[],
  onSkipped: (details: Record<string, unknown>) => void,
): Promise<ParsedRows> {
  const parsedRows: ParsedRows = { published: [], withdrawn: [], skipped: [] };
  for (const [index, row] of rows.entries()) {
    // Yield to the event loop: parsing thousands of rows at once would delay every request.
    if (index % PARSE_BATCH === PARSE_BATCH - 1) await setImmediate();
    const { kind, market, key, body, publishedAt, publishedSince } = row as PublishedRow;
    if (body === null) {
      parsedRows.withdrawn.push({ kind, market, key });
      continue;
    }
    const parsed = parseReadableDocument({ kind, market, key, body });
    if (parsed.ok) {
      const dates = { publishedAt: toDate(publishedAt), publishedSince: toDate(publishedSince) };
      parsedRows.published.push({ ...parsed.document, ...dates });
    } else {
      parsedRows.skipped.push(row as PublishedRow);
      onSkipped({ kind, market, key, problem: parsed.problem });
    }
  }
  return parsedRows;
}

export function getLatestVersion(rows: readonly PublishedRow[], min: number): number {
  return rows.reduce((latest, { version }) => Math.max(latest, Number(version)), min);
}

function toDate(value: unknown): Date | null {
  const date = value instanceof Date ? value : new Date(typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}
