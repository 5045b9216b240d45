import { MARKETS, type Market } from '@nettobonus/domain/markets/market';
import type { FieldProblem } from '@nettobonus/domain/publishing/list-field-problems';
import { getPreviewRoute } from '@nettobonus/domain/publishing/preview';
import type { DocumentKind, PublishedDocument } from '@nettobonus/domain/publishing/published-document';
import { routePath } from '@nettobonus/domain/routes/routes';
import type { Draft } from '@nettobonus/store/previews';
import type { PayloadRequest } from 'payload';
import { getCurrentUser, getEditorMarkets } from '../access/current-user.ts';
import { findStored } from '../publishing/find-stored.ts';
import { loadPictures, loadReferences } from '../publishing/load-references.ts';
import { isPublished, relationId, type StoredDocument } from '../publishing/stored-document.ts';
import {
  getDocumentReference,
  isSameDocument,
  listPictures,
  type References,
  toDocument,
} from '../publishing/to-document.ts';

export type CollectedDraft =
  | { ok: true; draft: Draft; path: string }
  | { ok: false; message: string; problems?: FieldProblem[] };

/** Collects the changes that publishing the document now would make, and the path of the page that shows it. */
export async function collectDraft(
  req: PayloadRequest,
  kind: DocumentKind,
  stored: StoredDocument,
): Promise<CollectedDraft> {
  const missingFieldMessage = describeMissingField(kind, stored);
  if (missingFieldMessage) return { ok: false, message: missingFieldMessage };
  const references = {
    ...(await loadReferences({ payload: req.payload, req })),
    getPicture: await loadPictures({ payload: req.payload, req }, listPictures(kind, stored)),
  };
  const mapped = toDocument(kind, stored, references);
  if (!mapped.ok) {
    return { ok: false, message: 'The site cannot show this draft yet.', problems: mapped.problems };
  }
  const { document } = mapped;
  const dependencies = await collectDependencies(req, kind, stored, references);
  if (!dependencies.ok) return dependencies;
  const market = dependencies.market ?? (document.market as Market);
  const route = getPreviewRoute(document);
  if (!route) return { ok: false, message: 'No page of the site shows this document on its own.' };
  return {
    ok: true,
    draft: {
      published: [document, ...dependencies.documents],
      withdrawn: await findUnpublished(req, kind, stored, document, references),
    },
    path: routePath(route, market),
  };
}

const URL_FIELDS: [field: string, message: string, kinds: DocumentKind[]][] = [
  ['casino', 'Choose a casino first.', ['listing', 'review']],
  ['page', 'Choose a page first.', ['page']],
  ['key', 'Enter a key first.', ['demo-game']],
  ['name', 'Enter a name first.', ['casino']],
  ['title', 'Enter a title first.', ['competition', 'article']],
];

/** Returns a message about the first missing field that the page's URL depends on, or null. */
function describeMissingField(kind: DocumentKind, stored: StoredDocument): string | null {
  if (kind !== 'casino' && !stored.market) return 'Choose a market first.';
  const missing = URL_FIELDS.find(([field, , kinds]) => kinds.includes(kind) && !stored[field]);
  return missing?.[1] ?? null;
}

/** The document that publishing the draft would unpublish, because the draft has a different market or key. */
async function findUnpublished(
  req: PayloadRequest,
  kind: DocumentKind,
  stored: StoredDocument,
  document: PublishedDocument,
  references: References,
): Promise<Draft['withdrawn']> {
  const previous = await findStored(req, kind, stored.id as number);
  if (!previous || !isPublished(previous)) return [];
  const previousReference = getDocumentReference(kind, previous, references.getCasinoSlug);
  return isSameDocument(previousReference, document) ? [] : [previousReference];
}

type Dependencies =
  | { ok: true; documents: PublishedDocument[]; market?: Market }
  | (CollectedDraft & { ok: false });

/** A casino's page needs the casino and its listing. Collects the newest draft of each that is not published. */
async function collectDependencies(
  req: PayloadRequest,
  kind: DocumentKind,
  stored: StoredDocument,
  references: References,
): Promise<Dependencies> {
  const casino =
    kind === 'casino' ? stored.id : KINDS_WITH_CASINO.includes(kind) && relationId(stored.casino);
  if (!casino) return { ok: true, documents: [] };
  const dependencies: [DocumentKind, StoredDocument][] = [];
  const market = stored.market as Market | undefined;
  const listing = kind === 'listing' ? null : await findListing(req, casino, market);
  if (kind !== 'listing' && !listing) {
    return {
      ok: false,
      message: market
        ? 'This market does not list the casino yet, so the site has no page for it. Create a listing first.'
        : 'No market lists this casino yet, so the site has no page for it. Create a listing first.',
    };
  }
  if (listing) dependencies.push(['listing', listing]);
  if (kind !== 'casino') {
    const casinoDraft: object | null = await req.payload.findByID({
      collection: 'casinos',
      id: casino as number,
      depth: 0,
      draft: true,
      disableErrors: true,
      overrideAccess: false,
      req,
    });
    if (casinoDraft) dependencies.push(['casino', casinoDraft as StoredDocument]);
  }
  const documents: PublishedDocument[] = [];
  for (const [dependencyKind, dependency] of dependencies) {
    const published = await findStored(req, dependencyKind, dependency.id as number);
    if (published && isPublished(published)) continue;
    const mapped = toDocument(dependencyKind, dependency, references);
    if (!mapped.ok) {
      const message = `The ${dependencyKind} is a draft that the site cannot show yet.`;
      return { ok: false, message, problems: mapped.problems };
    }
    documents.push(mapped.document);
  }
  return { ok: true, documents, ...(listing ? { market: listing.market as Market } : {}) };
}

const KINDS_WITH_CASINO: DocumentKind[] = ['listing', 'review', 'competition'];

/** Finds the casino's listing. Without a market, prefers the editor's own markets, then the order of `MARKETS`. */
async function findListing(
  req: PayloadRequest,
  casino: unknown,
  market: Market | undefined,
): Promise<StoredDocument | null> {
  const { docs } = await req.payload.find({
    collection: 'listings',
    where: { casino: { equals: casino }, ...(market ? { market: { equals: market } } : {}) },
    depth: 0,
    draft: true,
    pagination: false,
    overrideAccess: false,
    req,
  });
  const order = [...getEditorMarkets(getCurrentUser(req)), ...MARKETS];
  const [first] = docs.toSorted((a, b) => order.indexOf(a.market) - order.indexOf(b.market));
  return (first as StoredDocument | undefined) ?? null;
}
