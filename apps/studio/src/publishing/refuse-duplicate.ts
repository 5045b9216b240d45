import type { DocumentKind } from '@nettobonus/domain/publishing/published-document';
import type { CollectionBeforeChangeHook, CollectionSlug, Where } from 'payload';
import { fieldError } from './field-refusal.ts';
import { relationId, type Stored } from './stored.ts';

/** The field that identifies a document within its market. A market has one document of each other kind. */
export const KEY_FIELDS: Partial<Record<DocumentKind, string>> = {
  listing: 'casino',
  review: 'casino',
  page: 'page',
  'demo-game': 'key',
  competition: 'key',
};

/** Two documents with the same market and key would overwrite each other on the site. */
export function refuseDuplicate(kind: DocumentKind): CollectionBeforeChangeHook {
  const field = KEY_FIELDS[kind];
  return async ({ data, originalDoc, collection: { slug }, req }) => {
    const { market, [field ?? '']: key }: Stored = { ...originalDoc, ...data };
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
