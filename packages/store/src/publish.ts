import type { OfferNote } from '@nettobonus/domain/offer-history/correction';
import { type PublishedDocument, parseDocument } from '@nettobonus/domain/publishing/published-document';
import type { Database } from './connect.ts';
import type { DocumentReference } from './document-set.ts';

export interface PublishResult {
  version: number;
  changed: number;
  withdrawn: number;
  /** Offers whose headline or terms differ from the previously published version. */
  offerChanges: number;
}

interface PublishOptions {
  /** Withdraws every published document that is not in `documents`. */
  withdrawOthers?: boolean;
  /** Backdates the publication, for replaying earlier publications, oldest first. Defaults to now. */
  at?: Date;
  /** What editors state about changed offers. */
  notes?: readonly OfferNote[];
}

/** A statement with its values, for a caller that runs it in its own transaction. */
export interface Statement {
  text: string;
  values: (string | boolean | null)[];
}

/**
 * Publishes documents, and notifies readers when the transaction commits. An unchanged document keeps its version.
 * Records an offer change for a listing whose offer differs from the previously published one, or a correction if a
 * note says so. Throws if any document is invalid.
 */
export function publishStatement(
  documents: readonly PublishedDocument[],
  { withdrawOthers = false, at, notes = [] }: PublishOptions = {},
): Statement {
  assertValid(documents);
  return {
    text: 'SELECT * FROM site.publish($1::text::jsonb, $2::boolean, $3::timestamptz, $4::text::jsonb)',
    values: [JSON.stringify(documents), withdrawOthers, at?.toISOString() ?? null, JSON.stringify(notes)],
  };
}

/** Withdraws documents from the site. Skips those that are not published. */
export function withdrawStatement(documents: readonly DocumentReference[]): Statement {
  return { text: 'SELECT * FROM site.withdraw($1::text::jsonb)', values: [JSON.stringify(documents)] };
}

/**
 * Takes the publication lock until the transaction ends, as `site.publish` does. A caller that checks before it
 * publishes must take the lock first: otherwise another caller could publish between the check and the publication.
 */
export function lockPublishingStatement(): Statement {
  return { text: 'SELECT pg_advisory_xact_lock(4127001)', values: [] };
}

/**
 * Takes the publication lock in shared mode, and a lock on one document, until the transaction ends. Publications and
 * other drafts of the same document wait; drafts of different documents do not wait for each other.
 */
export function lockDraftStatement(collection: string, id: number): Statement {
  return {
    text: 'SELECT pg_advisory_xact_lock_shared(4127001), pg_advisory_xact_lock(hashtext($1::text), $2::integer)',
    values: [collection, String(id)],
  };
}

export async function publish(
  db: Database,
  documents: readonly PublishedDocument[],
  options: PublishOptions = {},
): Promise<PublishResult> {
  const { text, values } = publishStatement(documents, options);
  const [result] = await db.unsafe<[Record<'version' | 'changed' | 'withdrawn' | 'offer_changes', string>]>(
    text,
    values,
  );
  return {
    version: Number(result.version),
    changed: Number(result.changed),
    withdrawn: Number(result.withdrawn),
    offerChanges: Number(result.offer_changes),
  };
}

function assertValid(documents: readonly PublishedDocument[]): void {
  const problems = documents.flatMap((document) => {
    const parsed = parseDocument(document);
    return parsed.ok ? [] : [`${document.kind} ${document.market}/${document.key}: ${parsed.problem}`];
  });
  if (problems.length > 0) {
    throw new Error(`Nothing was published: ${problems.length} invalid documents:\n${problems.join('\n')}`);
  }
}
