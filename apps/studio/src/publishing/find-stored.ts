import type { DocumentKind } from '@nettobonus/domain/publishing/published-document';
import type { PayloadRequest } from 'payload';
import { readTogether } from './bulk-operation.ts';
import { COLLECTION_BY_KIND } from './collections-by-kind.ts';
import type { Draft, StudioDocument } from './studio-document.ts';

/**
 * Finds a document without its newest draft: the published version, or the first draft if it was never published.
 * Payload stores a draft of a published document only as a version.
 */
export async function findStored<K extends DocumentKind>(
  req: PayloadRequest,
  kind: K,
  id: number | string,
): Promise<Draft<StudioDocument<K>> | null> {
  const found = await readTogether(req, `stored ${kind}`, [Number(id)], async (ids) => {
    const { docs } = await req.payload.find({
      collection: COLLECTION_BY_KIND[kind],
      where: { id: { in: ids } },
      depth: 0,
      draft: false,
      // Changes of documents in the trash are checked like all others.
      trash: true,
      pagination: false,
      overrideAccess: true,
      req,
    });
    return new Map(docs.map((document) => [document.id, document as Draft<StudioDocument<K>>]));
  });
  return found.get(Number(id)) ?? null;
}
