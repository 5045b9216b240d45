import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest } from 'payload';

/** The newest version of a document, or null if the user may not read it. The id comes from the request. */
export async function findDraft<Slug extends CollectionSlug>(
  req: PayloadRequest,
  collection: Slug,
  id: unknown,
  { depth = 0 }: { depth?: number } = {},
): Promise<DataFromCollectionSlug<Slug> | null> {
  if (!/^\d{1,9}$/.test(String(id))) return null;
  const found = await req.payload.findByID({
    collection,
    id: Number(id),
    depth,
    draft: true,
    disableErrors: true,
    overrideAccess: false,
    req,
  });
  return found as DataFromCollectionSlug<Slug> | null;
}
