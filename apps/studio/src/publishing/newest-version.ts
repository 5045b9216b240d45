import type { CollectionSlug, PayloadRequest } from 'payload';
import { findRevision } from '../conflicts/next-revision.ts';
import { getProgram } from '../conflicts/saved-through.ts';
import type { StoredDocument } from './stored-document.ts';

/**
 * Makes a draft the newest version again, after its document was published without it. Runs no hooks, because the user
 * of the request did not write the draft.
 */
export async function saveNewestVersion(
  req: PayloadRequest,
  collectionSlug: CollectionSlug,
  id: number,
  draft: StoredDocument,
): Promise<void> {
  // A version must be newer than the previous one to be the latest.
  const now = new Date(Date.now() + 1).toISOString();
  await req.payload.db.createVersion({
    collectionSlug,
    parent: id,
    autosave: false,
    createdAt: now,
    updatedAt: now,
    versionData: {
      ...draft,
      // A form that was opened before must not save over the new values.
      revision: (await findRevision(req, collectionSlug, id)) + 1,
      savedBy: req.user?.id ?? null,
      savedThrough: getProgram(req),
      updatedAt: now,
      _status: 'draft',
    } as never,
    req,
    returning: false,
  });
}

/** A copy of `fields` with a value for each field of `other`: an empty field must replace a filled one. */
export function withEmptyFields(fields: object, other: object): StoredDocument {
  return fillGaps({ ...fields }, { ...other });
}

function fillGaps(fields: StoredDocument, other: StoredDocument): StoredDocument {
  const names = Object.keys({ ...other, ...fields });
  return Object.fromEntries(names.map((name) => [name, fillGap(fields[name], other[name])]));
}

function fillGap(value: unknown, other: unknown): unknown {
  if (Array.isArray(other)) return value ?? [];
  if (typeof other !== 'object' || other === null) return value ?? null;
  return fillGaps((value ?? {}) as StoredDocument, other as StoredDocument);
}
