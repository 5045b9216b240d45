import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import type { Licence } from '../payload-types.ts';
import { COLLECTION_BY_KIND } from '../publishing/collections-by-kind.ts';
import { isPublished, relationId, type StoredDocument } from '../publishing/stored-document.ts';
import { type Catalogue, type CatalogueDocument, getBase } from './plan-import.ts';
import type { Sheet } from './sheets/sheet.ts';

/** Reads all documents of a sheet with their drafts, sorted by market, position and key. */
export async function readCatalogue(req: PayloadRequest, { kind }: Sheet): Promise<Catalogue> {
  const { payload } = req;
  const options = { depth: 0, pagination: false, overrideAccess: false, req } as const;
  const collection: CollectionSlug = COLLECTION_BY_KIND[kind];
  const { docs: casinos } = await payload.find({
    collection: 'casinos',
    select: { slug: true },
    draft: true,
    ...options,
  });
  const { docs: stored } = await payload.find({ collection, ...options });
  const { docs: newest } = await payload.find({ collection, draft: true, ...options });
  const populate: Populate = kind === 'listing' ? await loadLicences(req) : (document) => ({ ...document });
  const slugs = new Map<unknown, string>(casinos.map(({ id, slug }) => [id, String(slug)]));
  const published = new Map(stored.filter(isPublished).map((document) => [document.id, populate(document)]));
  const documents = newest.flatMap((document): CatalogueDocument[] => {
    const versions = {
      published: published.get(document.id) ?? null,
      draft: isPublished(document) ? null : populate(document),
    };
    const base: StoredDocument = versions.published ?? versions.draft ?? {};
    const key =
      kind === 'page' ? base.page : slugs.get(kind === 'casino' ? document.id : relationId(base.casino));
    // A row needs a market and a key, which a draft may lack.
    if (typeof key !== 'string' || (kind !== 'casino' && !base.market)) return [];
    return [{ id: Number(document.id), market: (base.market as Market) ?? null, key, ...versions }];
  });
  return {
    casinos: new Map(casinos.map(({ id, slug }) => [String(slug), id])),
    documents: documents.toSorted(compareDocuments),
  };
}

/** The catalogue with only those documents that a list shows with its filter and search. */
export async function filterCatalogue(
  req: PayloadRequest,
  { kind }: Sheet,
  catalogue: Catalogue,
  where: Where,
): Promise<Catalogue> {
  const { docs } = await req.payload.find({
    collection: COLLECTION_BY_KIND[kind] as CollectionSlug,
    where,
    // The list shows drafts, too.
    draft: true,
    select: {},
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  });
  const ids = new Set(docs.map(({ id }) => id));
  return { ...catalogue, documents: catalogue.documents.filter(({ id }) => ids.has(id)) };
}

type Populate = (document: object) => StoredDocument;

/** Listings have their licence populated, because its fields have columns. */
async function loadLicences(req: PayloadRequest): Promise<Populate> {
  const { docs } = await req.payload.find({
    collection: 'licences',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  });
  const licences = new Map<unknown, Licence>(docs.map((licence) => [licence.id, licence]));
  return (listing) => {
    const document: StoredDocument = { ...listing };
    const licence = licences.get(document.licence);
    return licence ? { ...document, licence } : document;
  };
}

function compareDocuments(a: CatalogueDocument, b: CatalogueDocument): number {
  const rank = (document: CatalogueDocument) => ({
    market: MARKETS.indexOf(document.market ?? 'fi'),
    order: Number(getBase(document).order ?? 0),
  });
  const [rankA, rankB] = [rank(a), rank(b)];
  return rankA.market - rankB.market || rankA.order - rankB.order || a.key.localeCompare(b.key);
}
