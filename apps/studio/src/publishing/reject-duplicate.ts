import type { DocumentKind } from '@nettobonus/domain/publishing/published-document';
import type { CollectionBeforeChangeHook, CollectionSlug, Where } from 'payload';
import { fieldError } from './field-error.ts';
import { relationId, type StoredDocument } from './stored-document.ts';

/** The field that identifies a document within its market. The other kinds have one document per market. */
export const KEY_FIELDS: Partial<Record<DocumentKind, string>> = {
  listing: 'casino',
  review: 'casino',
  page: 'page',
  'demo-game': 'key',
  competition: 'key',
};

/** Prevents documents with the same market and key: they would overwrite each other on the site. */
export function rejectDuplicate(kind: DocumentKind): CollectionBeforeChangeHook {
  const field = KEY_FIELDS[kind];
  return async ({ data, originalDoc, collection: { slug }, req }) => {
    const { market, [field ?? '']: key }: StoredDocument = { ...originalDoc, ...data };
    if (!field || !market || !key) return data;
    const where: Where = { market: { equals: market }, [field]: { equals: relationId(key) } };
    if (originalDoc?.id) where.id = { not_equals: originalDoc.id };
    const { totalDocs } = await req.payload.count({
      collection: slug as CollectionSlug,
      where,
      overrideAccess: true,
      req,
    });
    if (totalDocs === 0) return data;
    throw fieldError({
      collection: slug,
      id: originalDoc?.id,
      path: field,
      message: 'This market already has one. Edit it instead.',
    });
  };
}
