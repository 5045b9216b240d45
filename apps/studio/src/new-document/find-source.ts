import type { CollectionSlug, PayloadRequest } from 'payload';
import type { StoredDocument } from '../publishing/stored-document.ts';

/** The document to copy, with its newest draft; null if there is none. */
export async function findSource(
  req: PayloadRequest,
  collection: CollectionSlug,
  copyOf: unknown,
): Promise<StoredDocument | null> {
  const id = Number(copyOf);
  if (!Number.isInteger(id) || id <= 0) return null;
  const source: object | null = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    draft: true,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
    req,
  });
  return source && { ...source };
}
