import { isDeepStrictEqual } from 'node:util';
import type { Licence, Listing } from '@nettobonus/domain/catalogue/casino';
import type { DocumentKind, PublishedDocument } from '@nettobonus/domain/publishing/published-document';
import type { Payload, Where } from 'payload';
import { COLLECTION_BY_KIND } from './collections-by-kind.ts';
import { findOrCreateLicence, toLicenceFields } from './find-or-create-licence.ts';
import { fromDocument, type GetCasinoId } from './from-document.ts';
import { toLicence } from './load-references.ts';
import { isPublished } from './stored-document.ts';
import type { Draft, StudioDocument } from './studio-document.ts';
import { getKeyField, type References, toDocument } from './to-document.ts';

export interface LoadResult {
  created: number;
  changed: number;
  unchanged: number;
}

/** Casinos first: the other kinds reference them. */
const LOAD_ORDER: readonly DocumentKind[] = [
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
  onProgress: (done: number, total: number) => void = () => {},
): Promise<LoadResult> {
  const result: LoadResult = { created: 0, changed: 0, unchanged: 0 };
  const ids = new Map<string, number>();
  const slugs = new Map<number, string>();
  const addCasino = (id: number, slug: string) => {
    ids.set(slug, id);
    slugs.set(id, slug);
  };
  const getCasinoId: GetCasinoId = (slug) => {
    const id = ids.get(slug);
    if (id === undefined) throw new Error(`Casino ${slug} is neither in the documents nor in the studio`);
    return id;
  };
  const licences = new Map<number, Licence>();
  const references: References = {
    getCasinoSlug: (id) => slugs.get(id) ?? '',
    getLicence: (id) => licences.get(id),
  };
  const casinos = await payload.find({ collection: 'casinos', pagination: false, depth: 0, draft: true });
  for (const { id, slug } of casinos.docs) if (slug) addCasino(id, slug);

  const ordered = documents.toSorted((a, b) => LOAD_ORDER.indexOf(a.kind) - LOAD_ORDER.indexOf(b.kind));
  for (const [index, document] of ordered.entries()) {
    const collection = COLLECTION_BY_KIND[document.kind];
    const licenceId = document.kind === 'listing' ? await loadLicence(document.body) : 0;
    const fields = { ...fromDocument(document, getCasinoId, () => licenceId), _status: 'published' };
    const write = { collection, data: fields as never, depth: 0, context: { isLoading: true } };
    const { docs } = await payload.find({
      collection,
      where: buildWhere(document, getCasinoId),
      depth: 0,
      limit: 1,
    });
    const existing = docs[0];
    if (!existing) {
      const created = await payload.create(write);
      if (document.kind === 'casino') addCasino(created.id, document.key);
      result.created += 1;
    } else if (isUnchanged(document, existing, references)) {
      result.unchanged += 1;
    } else {
      await payload.update({ ...write, id: existing.id });
      result.changed += 1;
    }
    onProgress(index + 1, ordered.length);
  }
  return result;

  /** Creates the licence of a listing, or updates it. */
  async function loadLicence({ licence, casino }: Listing): Promise<number> {
    const stored = await findOrCreateLicence({ payload, overrideAccess: true }, licence, getCasinoId(casino));
    if (!isDeepStrictEqual(toLicence(stored), licence)) {
      await payload.update({
        collection: 'licences',
        id: stored.id,
        data: toLicenceFields(licence),
        depth: 0,
      });
    }
    licences.set(stored.id, licence);
    return stored.id;
  }
}

function isUnchanged(
  document: PublishedDocument,
  existing: Draft<StudioDocument<DocumentKind>>,
  references: References,
): boolean {
  if (!isPublished(existing)) return false;
  const mapped = toDocument(document.kind, existing, references);
  return mapped.ok && isDeepStrictEqual(mapped.document, document);
}

/** The condition that finds a document in the studio. */
function buildWhere({ kind, market, key }: PublishedDocument, getCasinoId: GetCasinoId): Where {
  if (kind === 'casino') return { slug: { equals: key } };
  const field = getKeyField(kind);
  return {
    market: { equals: market },
    ...(field ? { [field]: { equals: field === 'casino' ? getCasinoId(key) : key } } : {}),
  };
}
