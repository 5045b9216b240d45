import type { DocumentKind } from '@nettobonus/domain/publishing/published-document';
import type { PayloadRequest } from 'payload';
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
  const found: object | null = await req.payload.findByID({
    collection: COLLECTION_BY_KIND[kind],
    id,
    depth: 0,
    draft: false,
    disableErrors: true,
    overrideAccess: true,
    req,
  });
  return found;
}
