import type { CollectionBeforeChangeHook, CollectionSlug, PayloadRequest } from 'payload';
import type { StoredDocument } from './stored-document.ts';

/**
 * Finds the published version of a document, not its newest draft. Payload stores a draft of a published document only as
 * a version, and passes the newest version to hooks as the previous document.
 */
export async function findPublished(
  req: PayloadRequest,
  collection: string,
  id: unknown,
): Promise<StoredDocument | null> {
  const found: object | null = await req.payload.findByID({
    collection: collection as CollectionSlug,
    id: id as number,
    depth: 0,
    draft: false,
    disableErrors: true,
    overrideAccess: true,
    req,
  });
  return found as StoredDocument | null;
}

const contextKey = (collection: string, id: unknown) => `previously published: ${collection}/${id}`;

/** Stores the previously published version for the hooks that run after the change. */
export const storePreviouslyPublished: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  collection: { slug },
  req,
}) => {
  if (operation === 'update') {
    const previous = await findPublished(req, slug, originalDoc.id);
    // Read `req.context` only after the query: a nested operation replaces the object.
    req.context[contextKey(slug, originalDoc.id)] = previous;
  }
  return data;
};

/** The version that was published before the change; null if there was none. */
export function previouslyPublished(
  { context }: PayloadRequest,
  collection: string,
  id: unknown,
): StoredDocument | null {
  const previous = context[contextKey(collection, id)] as StoredDocument | null | undefined;
  return previous && isPublished(previous) ? previous : null;
}

export const isPublished = (doc: StoredDocument) => doc._status === 'published';
