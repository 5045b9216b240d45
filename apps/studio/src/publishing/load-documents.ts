import { isDeepStrictEqual } from 'node:util';
import type { DocumentKind, PublishedDocument } from '@nettobonus/domain/publishing/published-document';
import type { Payload, Where } from 'payload';
import { COLLECTION_OF } from './collections-by-kind.ts';
import { fromDocument, type IdOf } from './from-document.ts';
import { KEY_FIELDS } from './refuse-duplicate.ts';
import type { Stored } from './stored.ts';
import { toDocument } from './to-document.ts';

export interface Loaded {
  created: number;
  changed: number;
  unchanged: number;
}

/** Casinos first: the other kinds reference them. */
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

/** Loads published documents into the studio with the status published. Skips documents that have not changed. */
export async function loadDocuments(
  payload: Payload,
  documents: readonly PublishedDocument[],
  progress: (done: number, total: number) => void = () => {},
): Promise<Loaded> {
  const loaded: Loaded = { created: 0, changed: 0, unchanged: 0 };
  const ids = new Map<string, unknown>();
  const slugs = new Map<unknown, string>();
  const addCasino = (id: unknown, slug: string) => {
    ids.set(slug, id);
    slugs.set(id, slug);
  };
  const idOf: IdOf = (slug) => {
    const id = ids.get(slug);
    if (id === undefined) throw new Error(`Casino ${slug} is neither in the documents nor in the studio`);
    return id;
  };
  const slugOf = (id: unknown) => slugs.get(id) ?? '';
  const casinos = await payload.find({ collection: 'casinos', pagination: false, depth: 0, draft: true });
  for (const { id, slug } of casinos.docs) if (slug) addCasino(id, slug);

  const ordered = documents.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  for (const [index, document] of ordered.entries()) {
    const collection = COLLECTION_OF[document.kind];
    const fields = { ...fromDocument(document, idOf), _status: 'published' };
    const write = { collection, data: fields as never, depth: 0, context: { isLoading: true } };
    const { docs } = await payload.find({ collection, where: whereOf(document, idOf), depth: 0, limit: 1 });
    const existing = docs[0] as Stored | undefined;
    if (!existing) {
      const created = await payload.create(write);
      if (document.kind === 'casino') addCasino(created.id, document.key);
      loaded.created += 1;
    } else if (isUnchanged(document, existing, slugOf)) {
      loaded.unchanged += 1;
    } else {
      await payload.update({ ...write, id: existing.id as number });
      loaded.changed += 1;
    }
    progress(index + 1, ordered.length);
  }
  return loaded;
}

function isUnchanged(
  document: PublishedDocument,
  existing: Stored,
  slugOf: (id: unknown) => string,
): boolean {
  if (existing._status !== 'published') return false;
  const mapped = toDocument(document.kind, existing, slugOf);
  return mapped.ok && isDeepStrictEqual(mapped.document, document);
}

/** The query that finds a document in the studio. */
function whereOf({ kind, market, key }: PublishedDocument, idOf: IdOf): Where {
  if (kind === 'casino') return { slug: { equals: key } };
  const field = KEY_FIELDS[kind];
  return {
    market: { equals: market },
    ...(field ? { [field]: { equals: field === 'casino' ? idOf(key) : key } } : {}),
  };
}
