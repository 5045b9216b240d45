import type { Market } from '@nettobonus/domain/markets/market';
import type { CollectionSlug, PayloadRequest } from 'payload';
import type { Translation } from '../payload-types.ts';
import type { StoredDocument } from '../publishing/stored-document.ts';
import { openTranslation } from './open-translation.ts';

/** A translation whose source has changed since. */
export interface OutdatedTranslation {
  collection: CollectionSlug;
  id: number;
  title: string;
  market: Market;
  sourceMarket: Market;
  changeCount: number;
}

/** The translations whose source has changed since, by title. With `markets`, those of these markets only. */
export async function listOutdated(
  req: PayloadRequest,
  markets: readonly Market[] | null,
): Promise<OutdatedTranslation[]> {
  const { docs } = await req.payload.find({
    collection: 'translations',
    pagination: false,
    depth: 0,
    overrideAccess: true,
    select: { documents: true, document: true, source: true, sourceRevision: true },
  });
  const revisions = await readRevisions(req, docs);
  // Most sources have not been saved since. Only the texts of the others are compared.
  const moved = docs.filter(
    ({ documents, source, sourceRevision }) => revisions.get(`${documents}/${source}`) !== sourceRevision,
  );
  const outdated: OutdatedTranslation[] = [];
  for (const { documents, document } of moved) {
    const collection = documents as CollectionSlug;
    const open = await openTranslation(req, { collection, id: document });
    if (!open || open.changes.length === 0) continue;
    const { target, source, changes } = open;
    if (markets && !markets.includes(target.market)) continue;
    const { labels, admin } = req.payload.collections[collection].config;
    const title = admin.useAsTitle ? target.document[admin.useAsTitle] : null;
    outdated.push({
      collection,
      id: document,
      title: `${labels.singular}: ${title ?? document}`,
      market: target.market,
      sourceMarket: source.market,
      changeCount: changes.length,
    });
  }
  return outdated.toSorted((a, b) => a.title.localeCompare(b.title));
}

/** The newest revisions of all sources, by collection and id. */
async function readRevisions(
  req: PayloadRequest,
  translations: readonly Pick<Translation, 'documents' | 'source'>[],
): Promise<ReadonlyMap<string, number>> {
  const revisions = new Map<string, number>();
  const sources = Map.groupBy(translations, ({ documents }) => documents);
  for (const [documents, own] of sources) {
    const { docs } = await req.payload.find({
      collection: documents as CollectionSlug,
      where: { id: { in: [...new Set(own.map(({ source }) => source))] } },
      draft: true,
      depth: 0,
      pagination: false,
      overrideAccess: true,
      select: { revision: true } as never,
    });
    for (const { id, revision } of docs as StoredDocument[]) {
      revisions.set(`${documents}/${id}`, Number(revision ?? 0));
    }
  }
  return revisions;
}
