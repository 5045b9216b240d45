import type { CollectionBeforeChangeHook, CollectionSlug, PayloadRequest } from 'payload';
import type { Stored } from './stored.ts';

/**
 * What stands, as against what is being worked on: a draft of a published document is only a version of it, and
 * Payload's hooks call the newest version the previous document.
 */
export async function findPublished(
  req: PayloadRequest,
  collection: string,
  id: unknown,
): Promise<Stored | null> {
  const found: object | null = await req.payload.findByID({
    collection: collection as CollectionSlug,
    id: id as number,
    depth: 0,
    draft: false,
    disableErrors: true,
    overrideAccess: true,
    req,
  });
  return found as Stored | null;
}

const keyOf = (collection: string, id: unknown) => `stood before: ${collection}/${id}`;

/** Keeps what stood before a change for the hooks that come after it. */
export const rememberPublished: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  collection: { slug },
  req,
}) => {
  if (operation === 'update') {
    const stood = await findPublished(req, slug, originalDoc.id);
    // Asked for anew: a question within the request gives it another context.
    req.context[keyOf(slug, originalDoc.id)] = stood;
  }
  return data;
};

/** The document as it was published before the change; null where it was not. */
export function publishedBefore({ context }: PayloadRequest, collection: string, id: unknown): Stored | null {
  const stood = context[keyOf(collection, id)] as Stored | null | undefined;
  return stood && isPublished(stood) ? stood : null;
}

export const isPublished = (doc: Stored) => doc._status === 'published';
