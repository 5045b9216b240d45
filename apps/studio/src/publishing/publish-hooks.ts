import type { DocumentKind } from '@nettobonus/domain/published-document';
import { publishStatement, type Statement, withdrawStatement } from '@nettobonus/store/publish';
import { sql } from '@payloadcms/db-postgres';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { slugsOf } from './slugs.ts';
import { findStanding, isPublished, publishedBefore } from './standing.ts';
import { type DocumentName, nameOf, toDocument } from './to-document.ts';

/** Keeps the site in step: what is published in the studio is published there in the same transaction. */
export function publishAfterChange(kind: DocumentKind): CollectionAfterChangeHook {
  return async ({ doc, collection: { slug }, req }) => {
    const stood = publishedBefore(req, slug, doc.id);
    const standing = await findStanding(req, slug, doc.id);
    const stands = standing !== null && isPublished(standing);
    // A draft, of what was never published or beside what stands as it was. Forms save one every two seconds.
    if (!isPublished(doc) && (stands || !stood)) return doc;
    const slugOf = await slugsOf({ payload: req.payload, req });
    const before = stood && nameOf(kind, stood, slugOf);
    if (!stands) {
      if (before) await run(req, withdrawStatement([before]));
      return doc;
    }
    const mapped = toDocument(kind, standing, slugOf);
    if (!mapped.ok) throw refusal(slug, doc.id, mapped.problem);
    if (before && !isSame(before, mapped.document)) await run(req, withdrawStatement([before]));
    await run(req, publishStatement([mapped.document]));
    return doc;
  };
}

export function withdrawAfterDelete(kind: DocumentKind): CollectionAfterDeleteHook {
  return async ({ doc, req }) => {
    if (!isPublished(doc)) return;
    await run(req, withdrawStatement([nameOf(kind, doc, await slugsOf({ payload: req.payload, req }, doc))]));
  };
}

/** What the domain refuses, said beside the fields that it is about. */
function refusal(collection: string, id: number, problem: string): Error {
  const errors = [...problem.matchAll(/✖ (.+)\n\s+→ at (\S+)/g)].map(([, message = '', path = '']) => ({
    message: `This cannot be published yet: ${message}`,
    path: path.replaceAll('[', '.').replaceAll(']', ''),
  }));
  return errors.length > 0
    ? new ValidationError({ collection, id, errors })
    : new APIError(`This cannot be published yet: ${problem}`, 400, undefined, true);
}

const isSame = (a: DocumentName, b: DocumentName) => a.market === b.market && a.key === b.key;

/** Within the transaction of the request: readers are told when it commits, and never of what is rolled back. */
async function run(req: PayloadRequest, { text, values }: Statement): Promise<void> {
  const parts = text.split(/\$\d+/);
  const statement = sql.join(
    parts.flatMap((part, index) =>
      index < values.length ? [sql.raw(part), sql`${values[index]}`] : [sql.raw(part)],
    ),
  );
  const { db } = req.payload;
  const transaction = await req.transactionID;
  const session = transaction ? db.sessions?.[transaction] : undefined;
  await ((session?.db ?? db.drizzle) as typeof db.drizzle).execute(statement);
}
