import { type PublishedDocument, parseDocument } from '@nettobonus/domain/published-document';
import type { Database } from './connect.ts';
import type { DocumentName } from './document-set.ts';

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

/** One statement with its values, for whoever holds the transaction that it is to be part of. */
export interface Statement {
  text: string;
  values: (string | boolean | null)[];
}

/**
 * Publishes documents; readers are notified when the transaction commits. A document that is already published as it
 * is keeps its version; a listing whose offer differs from the one before leaves a record of it. Throws if any
 * document is not valid.
 */
export function publishStatement(
  documents: readonly PublishedDocument[],
  { withdrawOthers = false, at }: PublishOptions = {},
): Statement {
  requireValid(documents);
  return {
    text: 'SELECT * FROM site.publish($1::text::jsonb, $2::boolean, $3::timestamptz)',
    values: [JSON.stringify(documents), withdrawOthers, at?.toISOString() ?? null],
  };
}

/** Takes documents off the site. Those that are not published are passed over. */
export function withdrawStatement(names: readonly DocumentName[]): Statement {
  return { text: 'SELECT * FROM site.withdraw($1::text::jsonb)', values: [JSON.stringify(names)] };
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
