import type { DocumentKind } from '@nettobonus/domain/published-document';
import { publishStatement, withdrawStatement } from '@nettobonus/store/publish';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type Payload,
  ValidationError,
} from 'payload';
import { fieldLabel } from './field-label.ts';
import { fieldProblems } from './field-problems.ts';
import { findPublished, isPublished, publishedBefore } from './previously-published.ts';
import { runStatement } from './run-statement.ts';
import { slugsOf } from './slugs.ts';
import { isSameName, nameOf, toDocument } from './to-document.ts';

/** Keeps the site in step: what is published in the studio is published there in the same transaction. */
export function publishAfterChange(kind: DocumentKind): CollectionAfterChangeHook {
  return async ({ doc, collection: { slug }, req }) => {
    const stood = publishedBefore(req, slug, doc.id);
    const standing = await findPublished(req, slug, doc.id);
    const stands = standing !== null && isPublished(standing);
    // A draft, of what was never published or beside what stands as it was. Forms save one every two seconds.
    if (!isPublished(doc) && (stands || !stood)) return doc;
    const slugOf = await slugsOf({ payload: req.payload, req });
    const before = stood && nameOf(kind, stood, slugOf);
    if (!stands) {
      if (before) await runStatement(req, withdrawStatement([before]));
      return doc;
    }
    const mapped = toDocument(kind, standing, slugOf);
    if (!mapped.ok) throw refusal(req.payload, slug, doc.id, mapped.problem);
    if (before && !isSameName(before, mapped.document)) await runStatement(req, withdrawStatement([before]));
    await runStatement(req, publishStatement([mapped.document]));
    return doc;
  };
}

export function withdrawAfterDelete(kind: DocumentKind): CollectionAfterDeleteHook {
  return async ({ doc, req }) => {
    if (!isPublished(doc)) return;
    await runStatement(
      req,
      withdrawStatement([nameOf(kind, doc, await slugsOf({ payload: req.payload, req }, doc))]),
    );
  };
}

/** What the domain refuses, said beside the fields that it is about. */
function refusal(payload: Payload, collection: string, id: number, problem: string): Error {
  const errors = fieldProblems(problem).map(({ path, message }) => ({
    message: `This cannot be published yet: ${message}`,
    path,
    // By what the form calls it; else Payload names it by its code.
    label: fieldLabel(payload, collection, path),
  }));
  return errors.length > 0
    ? new ValidationError({ collection, id, errors })
    : new APIError(`This cannot be published yet: ${problem}`, 400, undefined, true);
}
