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
import { findStanding, isPublished, publishedBefore } from './standing.ts';
import type { Stored } from './stored.ts';
import { type DocumentName, nameOf, type SlugOf, toDocument } from './to-document.ts';

/** Keeps the site in step: what is published in the studio is published there in the same transaction. */
export function publishAfterChange(kind: DocumentKind): CollectionAfterChangeHook {
  return async ({ doc, collection: { slug }, req }) => {
    const stood = publishedBefore(req, slug, doc.id);
    const slugOf = await slugsOf(req);
    const before = stood && nameOf(kind, stood, slugOf);
    const standing = await findStanding(req, slug, doc.id);
    if (!standing || !isPublished(standing)) {
      if (before) await run(req, withdrawStatement([before]));
      return doc;
    }
    // A draft beside it: what stands is as it was.
    if (!isPublished(doc)) return doc;
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
    await run(req, withdrawStatement([nameOf(kind, doc, await slugsOf(req, doc))]));
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

/** All casinos are a few hundred short rows: one question for them is cheaper than one for each relation. */
async function slugsOf(req: PayloadRequest, deleted?: Stored): Promise<SlugOf> {
  const { docs } = await req.payload.find({
    collection: 'casinos',
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    draft: true,
    select: { slug: true },
    req,
  });
  const slugs = new Map<unknown, string>(docs.map(({ id, slug }) => [id, String(slug)]));
  if (deleted?.slug) slugs.set(deleted.id, String(deleted.slug));
  return (casino) => {
    const id = typeof casino === 'object' && casino !== null ? (casino as Stored).id : casino;
    const slug = slugs.get(id);
    if (!slug) throw new APIError('It names a casino that is not in the studio any more.', 400, null, true);
    return slug;
  };
}

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
