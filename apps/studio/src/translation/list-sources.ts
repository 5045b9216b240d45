import { MARKET_FACTS } from '@nettobonus/domain/markets/market';
import type { DocumentKind } from '@nettobonus/domain/publishing/published-document';
import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { COLLECTION_BY_KIND } from '../publishing/collections-by-kind.ts';
import { relationId } from '../publishing/stored-document.ts';
import { getKeyField } from '../publishing/to-document.ts';
import type { OpenDocument } from './open-translation.ts';

const findKeyField = (collection: CollectionSlug) => {
  const kinds = Object.keys(COLLECTION_BY_KIND) as DocumentKind[];
  const kind = kinds.find((candidate) => COLLECTION_BY_KIND[candidate] === collection);
  return kind && getKeyField(kind);
};

/** Whether two documents of different markets are about the same: the same casino, page or game. */
export function isRelatedCopy(collection: CollectionSlug, a: OpenDocument, b: OpenDocument): boolean {
  const keyField = findKeyField(collection);
  const isSame = !keyField || relationId(a.document[keyField]) === relationId(b.document[keyField]);
  return a.market !== b.market && isSame;
}

export interface SourceChoice {
  id: number;
  /** `Suomi` */
  name: string;
}

/** The documents of other markets of which a document may be a translation. */
export async function listSources(
  req: PayloadRequest,
  collection: CollectionSlug,
  { market, document }: OpenDocument,
): Promise<SourceChoice[]> {
  const keyField = findKeyField(collection);
  const where: Where = { market: { not_equals: market } };
  if (keyField) where[keyField] = { equals: relationId(document[keyField]) };
  const { docs } = await req.payload.find({
    collection,
    where,
    draft: true,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    req,
  });
  return (docs as unknown as { id: number; market: keyof typeof MARKET_FACTS }[]).map((found) => ({
    id: found.id,
    name: MARKET_FACTS[found.market].name,
  }));
}
