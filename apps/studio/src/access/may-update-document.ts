import { type CollectionSlug, docAccessOperation, type PayloadRequest } from 'payload';

export interface DocumentPointer {
  relationTo: string;
  value: number | string;
}

/** Whether the user of the request may update a document, according to the access rules of its collection. */
export async function mayUpdateDocument(
  req: PayloadRequest,
  { relationTo, value }: DocumentPointer,
): Promise<boolean> {
  const collection = req.payload.collections[relationTo as CollectionSlug];
  if (!req.user || !collection) return false;
  return Boolean((await docAccessOperation({ id: Number(value), collection, req })).update);
}
