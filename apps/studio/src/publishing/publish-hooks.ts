import type { DocumentKind } from '@nettobonus/domain/publishing/published-document';
import { publishStatement, withdrawStatement } from '@nettobonus/store/publish';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type Payload,
  ValidationError,
} from 'payload';
import { fieldLabel } from './field-label.ts';
import { parseFieldProblems } from './field-problems.ts';
import { loadCasinoSlugs } from './load-casino-slugs.ts';
import { findPublished, isPublished, previouslyPublished } from './previously-published.ts';
import { runStatement } from './run-statement.ts';
import { getDocumentReference, isSameDocument, toDocument } from './to-document.ts';

/** Publishes to the site in the same transaction as in the studio, so that both always match. */
export function publishAfterChange(kind: DocumentKind): CollectionAfterChangeHook {
  return async ({ doc, collection: { slug }, req }) => {
    const previous = previouslyPublished(req, slug, doc.id);
    const current = await findPublished(req, slug, doc.id);
    const isCurrentPublished = current !== null && isPublished(current);
    // Skip a draft if nothing was published or the published version is unchanged. Forms autosave every two seconds.
    if (!isPublished(doc) && (isCurrentPublished || !previous)) return doc;
    const getCasinoSlug = await loadCasinoSlugs({ payload: req.payload, req });
    const previousReference = previous && getDocumentReference(kind, previous, getCasinoSlug);
    if (!isCurrentPublished) {
      if (previousReference) await runStatement(req, withdrawStatement([previousReference]));
      return doc;
    }
    const mapped = toDocument(kind, current, getCasinoSlug);
    if (!mapped.ok) throw toFieldErrors(req.payload, slug, doc.id, mapped.problem);
    if (previousReference && !isSameDocument(previousReference, mapped.document))
      await runStatement(req, withdrawStatement([previousReference]));
    await runStatement(req, publishStatement([mapped.document]));
    return doc;
  };
}

export function unpublishAfterDelete(kind: DocumentKind): CollectionAfterDeleteHook {
  return async ({ doc, req }) => {
    if (!isPublished(doc)) return;
    await runStatement(
      req,
      withdrawStatement([
        getDocumentReference(kind, doc, await loadCasinoSlugs({ payload: req.payload, req }, doc)),
      ]),
    );
  };
}

/** Turns the domain's validation error into messages beside the fields. */
function toFieldErrors(payload: Payload, collection: string, id: number, problem: string): Error {
  const errors = parseFieldProblems(problem).map(({ path, message }) => ({
    message: `This cannot be published yet: ${message}`,
    path,
    // Without a label Payload shows the field's path.
    label: fieldLabel(payload, collection, path),
  }));
  return errors.length > 0
    ? new ValidationError({ collection, id, errors })
    : new APIError(`This cannot be published yet: ${problem}`, 400, undefined, true);
}
