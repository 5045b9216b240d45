import { isDeepStrictEqual } from 'node:util';
import type { Licence, Listing } from '@nettobonus/domain/catalogue/casino';
import {
  ALL_MARKETS,
  type DocumentKind,
  type PublishedDocument,
  type Scope,
} from '@nettobonus/domain/publishing/published-document';
import type { Payload, Where } from 'payload';
import { overwriteAs } from '../conflicts/saved-through.ts';
import { isInTrash } from '../trash/trash-action.ts';
import { COLLECTION_BY_KIND } from './collections-by-kind.ts';
import { findOrCreateLicence, toLicenceFields } from './find-or-create-licence.ts';
import { fromDocument, type GetCasinoId, type Ids } from './from-document.ts';
import { toLicence } from './load-references.ts';
import { isPublished } from './stored-document.ts';
import type { Draft, StudioDocument } from './studio-document.ts';
import {
  getKeyField,
  type LinkedArticle,
  type LinkedPerson,
  type References,
  toDocument,
} from './to-document.ts';

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
  // Other texts may link to articles.
  'person',
  'article',
  'page',
  'editorial',
  'demo-game',
  'competition',
  'listing',
  'places',
  'review',
  'redirect',
];

/** A document is restored as a draft. */
const RESTORED = { deletedAt: null, _status: 'draft' };

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
  const articles = new Map<number, LinkedArticle>();
  const people = new Map<number, LinkedPerson>();
  const relatedIds = new Map<string, number>();
  const addRelated = ({ kind, market, key }: PublishedDocument, id: number) => {
    if (market === ALL_MARKETS) return;
    relatedIds.set(`${kind}/${market}/${key}`, id);
    if (kind === 'article') articles.set(id, { market, slug: key });
    if (kind === 'person') people.set(id, { market, key });
  };
  const requireRelated = (kind: DocumentKind, market: Scope, key: string): number => {
    const id = relatedIds.get(`${kind}/${market}/${key}`);
    if (id === undefined) {
      throw new Error(`${kind} ${key} of ${market} must come before the documents that refer to it`);
    }
    return id;
  };
  const references: References = {
    getCasinoSlug: (id) => slugs.get(id) ?? '',
    getLicence: (id) => licences.get(id),
    findArticle: (id) => articles.get(id),
    findPerson: (id) => people.get(id),
  };
  const casinos = await payload.find({
    collection: 'casinos',
    pagination: false,
    depth: 0,
    draft: true,
    trash: true,
  });
  for (const { id, slug } of casinos.docs) if (slug) addCasino(id, slug);

  const ordered = documents.toSorted((a, b) => LOAD_ORDER.indexOf(a.kind) - LOAD_ORDER.indexOf(b.kind));
  for (const [index, document] of ordered.entries()) {
    const collection = COLLECTION_BY_KIND[document.kind];
    const licenceId = document.kind === 'listing' ? await loadLicence(document.body) : 0;
    const ids: Ids = {
      getCasinoId,
      getLicenceId: () => licenceId,
      getArticleId: (slug) => requireRelated('article', document.market, slug),
      getPersonId: (key) => requireRelated('person', document.market, key),
    };
    const fields = { ...fromDocument(document, ids), _status: 'published' };
    const write = {
      collection,
      data: fields as never,
      depth: 0,
      context: { isLoading: true, ...overwriteAs('load') },
    };
    const { docs } = await payload.find({
      collection,
      where: buildWhere(document, getCasinoId),
      trash: true,
      depth: 0,
      limit: 1,
    });
    const existing = docs[0];
    if (isInTrash(existing)) {
      await payload.update({ ...write, id: existing?.id ?? 0, trash: true, data: RESTORED as never });
    }
    if (existing) addRelated(document, existing.id);
    if (!existing) {
      const created = await payload.create(write);
      if (document.kind === 'casino') addCasino(created.id, document.key);
      addRelated(document, created.id);
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
        context: overwriteAs('load'),
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
