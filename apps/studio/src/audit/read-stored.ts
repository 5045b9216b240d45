import type { CollectionSlug, PayloadRequest } from 'payload';
import type { StoredDocument } from '../publishing/stored-document.ts';
import type { Relation } from './list-changes.ts';
import { userTitle } from './user-title.ts';

/** Reads whole documents. Hooks receive only the fields that the request selects for its response. */
export async function readStored(
  req: PayloadRequest,
  collection: string,
  ids: readonly (number | string)[],
  { draft }: { draft: boolean },
): Promise<ReadonlyMap<number | string, StoredDocument>> {
  const { docs } = await req.payload.find({
    collection: collection as CollectionSlug,
    where: { id: { in: [...ids] } },
    depth: 0,
    draft,
    pagination: false,
    trash: true,
    showHiddenFields: true,
    overrideAccess: true,
    req,
  });
  return new Map(docs.map((document) => [document.id, { ...document }]));
}

/** Loads the titles of related documents. Users are named by their ids, because the log outlives them. */
export async function loadTitles(
  req: PayloadRequest,
  relations: readonly Relation[],
): Promise<(collection: string, id: unknown) => string | undefined> {
  const titles = new Map<string, string>();
  for (const [collection, related] of Map.groupBy(relations, (relation) => relation.collection)) {
    const ids = [...new Set(related.map(({ id }) => id))];
    if (collection === 'users') {
      for (const id of ids) titles.set(`users/${id}`, userTitle({ id }));
      continue;
    }
    const documents = await readStored(req, collection, ids as number[], { draft: false });
    for (const [id, { title, name, filename }] of documents) {
      titles.set(`${collection}/${id}`, String(title ?? name ?? filename ?? id));
    }
  }
  return (collection: string, id: unknown) => titles.get(`${collection}/${id}`);
}
