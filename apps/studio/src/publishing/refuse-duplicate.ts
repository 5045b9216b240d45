import type { DocumentKind } from '@nettobonus/domain/published-document';
import type { CollectionBeforeChangeHook, CollectionSlug, Where } from 'payload';
import { fieldRefusal } from './field-refusal.ts';
import { idOfNamed, type Stored } from './stored.ts';

/** What a document is filed under, beside its market; of the other kinds a market has one. */
export const FILED_BY: Partial<Record<DocumentKind, string>> = {
  listing: 'casino',
  review: 'casino',
  page: 'page',
  'demo-game': 'key',
  competition: 'key',
};

/** Two documents in one place would take turns on the site, whichever was published last. */
export function refuseDuplicate(kind: DocumentKind): CollectionBeforeChangeHook {
  const field = FILED_BY[kind];
  return async ({ data, originalDoc, collection: { slug }, req }) => {
    const { market, [field ?? '']: place }: Stored = { ...originalDoc, ...data };
    if (!field || !market || !place) return data;
    const where: Where = { market: { equals: market }, [field]: { equals: idOfNamed(place) } };
    if (originalDoc?.id) where.id = { not_equals: originalDoc.id };
    const { totalDocs } = await req.payload.count({
      collection: slug as CollectionSlug,
      where,
      overrideAccess: true,
      req,
    });
    if (totalDocs === 0) return data;
    throw fieldRefusal({
      collection: slug,
      id: originalDoc?.id,
      path: field,
      message: 'This market has one already. Change that one instead.',
    });
  };
}
