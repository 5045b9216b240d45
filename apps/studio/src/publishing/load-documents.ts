import { isDeepStrictEqual } from 'node:util';
import type { DocumentKind, PublishedDocument } from '@nettobonus/domain/published-document';
import type { Payload, Where } from 'payload';
import { COLLECTION_OF } from './collections-by-kind.ts';
import { fromDocument, type IdOf } from './from-document.ts';
import { FILED_BY } from './refuse-duplicate.ts';
import type { Stored } from './stored.ts';
import { toDocument } from './to-document.ts';

export interface Loaded {
  created: number;
  changed: number;
  unchanged: number;
}

/** Casinos first: the others name them. */
const ORDER: readonly DocumentKind[] = [
  'casino',
  'market-settings',
  'navigation',
  'page',
  'editorial',
  'demo-game',
  'competition',
  'listing',
  'review',
];

/** Brings published documents into the studio, as published there. A document that is there as it is stays untouched. */
export async function loadDocuments(
  payload: Payload,
  documents: readonly PublishedDocument[],
  progress: (done: number, of: number) => void = () => {},
): Promise<Loaded> {
  const loaded: Loaded = { created: 0, changed: 0, unchanged: 0 };
  const ids = new Map<string, unknown>();
  const slugs = new Map<unknown, string>();
  const note = (id: unknown, slug: string) => {
    ids.set(slug, id);
    slugs.set(id, slug);
  };
  const idOf: IdOf = (slug) => {
    const id = ids.get(slug);
    if (id === undefined) throw new Error(`No casino ${slug} is among the documents or in the studio`);
    return id;
  };
  const slugOf = (id: unknown) => slugs.get(id) ?? '';
  const known = await payload.find({ collection: 'casinos', pagination: false, depth: 0, draft: true });
  for (const { id, slug } of known.docs) if (slug) note(id, slug);

  const ordered = documents.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  for (const [index, document] of ordered.entries()) {
    const collection = COLLECTION_OF[document.kind];
    const fields = { ...fromDocument(document, idOf), _status: 'published' };
    const load = { collection, data: fields as never, depth: 0, context: { isLoading: true } };
    const { docs } = await payload.find({ collection, where: whereOf(document, idOf), depth: 0, limit: 1 });
    const there = docs[0] as Stored | undefined;
    if (!there) {
      const made = await payload.create(load);
      if (document.kind === 'casino') note(made.id, document.key);
      loaded.created += 1;
    } else if (isThere(document, there, slugOf)) {
      loaded.unchanged += 1;
    } else {
      await payload.update({ ...load, id: there.id as number });
      loaded.changed += 1;
    }
    progress(index + 1, ordered.length);
  }
  return loaded;
}

function isThere(document: PublishedDocument, there: Stored, slugOf: (id: unknown) => string): boolean {
  if (there._status !== 'published') return false;
  const mapped = toDocument(document.kind, there, slugOf);
  return mapped.ok && isDeepStrictEqual(mapped.document, document);
}

/** What a document is known by in the studio. */
function whereOf({ kind, market, key }: PublishedDocument, idOf: IdOf): Where {
  if (kind === 'casino') return { slug: { equals: key } };
  const field = FILED_BY[kind];
  return {
    market: { equals: market },
    ...(field ? { [field]: { equals: field === 'casino' ? idOf(key) : key } } : {}),
  };
}
