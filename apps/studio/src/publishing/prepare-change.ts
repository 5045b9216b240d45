import type { Market } from '@nettobonus/domain/markets/market';
import type { DocumentKind, PublishedDocument } from '@nettobonus/domain/publishing/published-document';
import { lockDraftStatement, lockPublishingStatement } from '@nettobonus/store/publish';
import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  Forbidden,
  NotFound,
  type PayloadRequest,
  type Where,
} from 'payload';
import { getCurrentUser, mayChangeMarket } from '../access/current-user.ts';
import type { Casino } from '../payload-types.ts';
import { COLLECTION_BY_KIND } from './collections-by-kind.ts';
import { deriveFields } from './derived-fields.ts';
import { fieldError, refusal, unpublishableError } from './field-error.ts';
import { findStored } from './find-stored.ts';
import { loadLicences } from './load-references.ts';
import { setPublication } from './publication.ts';
import { runStatement } from './run-statement.ts';
import { isPublished, relationId, type StoredDocument } from './stored-document.ts';
import type { Draft, StudioDocument } from './studio-document.ts';
import {
  type DocumentReference,
  getDocumentReference,
  getKeyField,
  isSameDocument,
  listCasinoReferences,
  toDocument,
} from './to-document.ts';

type Fields<K extends DocumentKind> = Draft<StudioDocument<K>>;

/** A change that is about to be published. */
export interface PendingPublication<K extends DocumentKind> {
  req: PayloadRequest;
  id: number | undefined;
  data: Partial<StudioDocument<K>>;
  document: PublishedDocument & { kind: K };
  /** The version that was published before. */
  previous: Fields<K> | null;
}

interface PublicationDecision<K extends DocumentKind> {
  /** What the audit log notes about the publication: for example, why the editor overrode rule errors. */
  reason: string | null;
  /** Fields to change in the studio. */
  changes: Partial<StudioDocument<K>>;
}

/** A published document that is about to disappear from the site or to move to another key. */
export interface PendingUnpublish {
  req: PayloadRequest;
  id: number;
  /** Its market and key after the change; null if the document is unpublished. */
  newReference: DocumentReference | null;
}

/** Additional rules for a kind. They throw to refuse the change. */
export interface PublicationRules<K extends DocumentKind> {
  beforePublish?: (publication: PendingPublication<K>) => Promise<PublicationDecision<K>>;
  beforeUnpublish?: (change: PendingUnpublish) => Promise<void>;
  beforeDelete?: (req: PayloadRequest, id: number | string) => Promise<void>;
}

interface SaveMode {
  isSavingDraft: boolean;
  /** Whether the operation changes several documents. */
  isBulk: boolean;
  /** Whether the operation sets fields of several documents, which the editor does not see. */
  isBulkEdit: boolean;
  isAutosave: boolean;
}

interface SaveArguments {
  id?: unknown;
  draft?: boolean;
  autosave?: boolean;
  data?: StoredDocument;
}

const MODE_CONTEXT_KEY = 'saveMode';

/** Stores how the operation saves: the other hooks receive only the data, whose status does not reveal it. */
export const storeSaveMode: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'restoreVersion') return;
  // Payload reads the document twice before it calls the other hooks, and fails if it is deleted in between.
  if (operation === 'restoreVersion' && req.user) await runStatement(req, lockPublishingStatement());
  const { id, draft = false, autosave = false, data = {} } = args as SaveArguments;
  const isBulk = operation === 'update' && id === undefined;
  const mode: SaveMode = {
    isBulk,
    // Payload decides in the same way: in an update, the status takes precedence over the argument.
    isSavingDraft: draft && !(operation === 'update' && isPublished(data)),
    isBulkEdit: isBulk && Object.keys(data).some((name) => name !== '_status'),
    // Read the operation's argument, not the request's: an import's request runs other operations. Forms autosave one
    // document at a time.
    isAutosave: autosave && id !== undefined,
  };
  req.context[MODE_CONTEXT_KEY] = mode;
};

/**
 * Refuses a change that must not be made or cannot be published, before Payload writes anything: a bulk edit reports
 * errors per document, but commits everything that was written before an error. Stores the change's effect on the site.
 */
export function prepareChange<K extends DocumentKind>(
  kind: K,
  { beforePublish, beforeUnpublish }: PublicationRules<K> = {},
): CollectionBeforeChangeHook<StudioDocument<K>> {
  return async ({ data, originalDoc, operation, req }) => {
    // For a copy, `originalDoc` is the document that was copied.
    const before = operation === 'update' ? originalDoc : undefined;
    const id = before?.id;
    const { isSavingDraft, isBulk, isBulkEdit, isAutosave } = req.context[MODE_CONTEXT_KEY] as SaveMode;
    const isPublishing = !isSavingDraft && isPublished(data);
    const isMoving = getIdentity(kind, before) !== getIdentity(kind, data);
    if (isBulkEdit && isMoving) {
      throw refusal(
        'A bulk edit cannot change the fields that identify a document. Change them in the document’s form.',
      );
    }
    if (isBulkEdit && isPublishing && before && !isPublished(before)) {
      throw refusal(
        'A bulk edit would publish an unpublished draft that you do not see. Publish or revert the draft first.',
      );
    }
    // Without a lock, two concurrent changes would leave two versions that Payload both considers the newest.
    if (!isSavingDraft || isMoving || isBulk) await runStatement(req, lockPublishingStatement());
    else if (id !== undefined) await runStatement(req, lockDraftStatement(COLLECTION_BY_KIND[kind], id));

    const stored = id === undefined ? null : await findStored(req, kind, id);
    if (id !== undefined && !stored) throw new NotFound(req.t);
    const previous = stored && isPublished(stored) ? stored : null;
    requireOwnMarkets(req, [data, before, previous]);

    // Visitors see the published version of a casino; the title of a draft may contain the name in the casino's draft.
    const casinos = await loadCasinos(req, kind, [data, previous], { draft: isSavingDraft });
    const derived = await deriveFields(kind, data as Fields<K>, {
      req,
      before,
      previous,
      isPublishing,
      getCasinoName: (casino) => casinos.get(casino)?.name ?? 'Unknown casino',
    });
    const changed = { ...data, ...derived };
    if (!isSavingDraft || isMoving) await rejectDuplicate(req, kind, changed, id);

    const reference = getReference(kind, changed as Fields<K>, casinos);
    const previousReference = previous && getReference(kind, previous, casinos);
    const newReference = isPublishing || isSavingDraft ? reference : null;
    const isWithdrawing =
      previousReference && !(newReference && isSameDocument(previousReference, newReference));
    if (isWithdrawing && id !== undefined) await beforeUnpublish?.({ req, id, newReference });

    const published = isPublishing ? await requirePublishable(req, kind, changed, { id, casinos }) : null;
    const decision =
      published && (await beforePublish?.({ req, id, data: changed, document: published, previous }));
    setPublication(req, COLLECTION_BY_KIND[kind], id, {
      previous: previous as StoredDocument | null,
      published,
      withdrawn: isWithdrawing && !isSavingDraft ? previousReference : null,
      isDraft: isSavingDraft,
      isAutosavedDraft: isSavingDraft && isAutosave,
      reason: decision?.reason ?? null,
      isWritten: false,
    });
    return { ...changed, ...decision?.changes };
  };
}

/** Refuses a deletion that must not be made, and stores which document will disappear from the site. */
export function prepareDelete<K extends DocumentKind>(
  kind: K,
  { beforeDelete }: PublicationRules<K> = {},
): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    await runStatement(req, lockPublishingStatement());
    const stored = await findStored(req, kind, id);
    // Another request has deleted it in the meantime.
    if (!stored) throw new NotFound(req.t);
    requireOwnMarkets(req, [stored]);
    await beforeDelete?.(req, id);
    const previous = isPublished(stored) ? stored : null;
    const casinos = await loadCasinos(req, kind, [previous], { draft: false });
    setPublication(req, COLLECTION_BY_KIND[kind], id, {
      previous: previous as StoredDocument | null,
      published: null,
      withdrawn: previous && getReference(kind, previous, casinos),
      isDraft: false,
      isAutosavedDraft: false,
      reason: null,
      isWritten: false,
    });
  };
}

const getMarket = (document: object | null | undefined) =>
  (document as { market?: Market | null } | null | undefined)?.market ?? null;

/** The values of a document's own fields that identify it on the site. */
function getIdentity(kind: DocumentKind, document: object | undefined): string {
  const field = kind === 'casino' ? 'name' : getKeyField(kind);
  const { [field ?? '']: key }: StoredDocument = { ...document };
  return JSON.stringify([getMarket(document), key ?? null]);
}

/** Payload checks access before it knows the whole document, so restoring a version could move it to another market. */
function requireOwnMarkets(req: PayloadRequest, documents: readonly (object | null | undefined)[]): void {
  const user = getCurrentUser(req);
  // The studio itself loads content and has no user.
  if (!user) return;
  const markets = documents.map(getMarket).filter((market) => market !== null);
  if (!markets.every((market) => mayChangeMarket(user, market))) throw new Forbidden(req.t);
}

/** Documents with the same market and key would overwrite each other on the site. */
async function rejectDuplicate(
  req: PayloadRequest,
  kind: DocumentKind,
  data: object,
  id: number | undefined,
): Promise<void> {
  const field = getKeyField(kind);
  const market = getMarket(data);
  const { [field ?? '']: key }: StoredDocument = { ...data };
  if (!field || !market || !key) return;
  const where: Where = { market: { equals: market }, [field]: { equals: key } };
  if (id !== undefined) where.id = { not_equals: id };
  const collection = COLLECTION_BY_KIND[kind];
  const { totalDocs } = await req.payload.count({ collection, where, overrideAccess: true, req });
  if (totalDocs === 0) return;
  throw fieldError({
    collection,
    id,
    path: field,
    message: 'This market already has one. Edit it instead.',
  });
}

type Casinos = ReadonlyMap<number, Pick<Casino, 'slug' | 'name' | '_status'>>;

/** Loads the casinos that the documents refer to. */
async function loadCasinos<K extends DocumentKind>(
  req: PayloadRequest,
  kind: K,
  documents: readonly (object | null)[],
  { draft }: { draft: boolean },
): Promise<Casinos> {
  const ids = documents.flatMap((document) =>
    document ? listCasinoReferences(kind, document as Fields<K>).map(({ id }) => id) : [],
  );
  if (ids.length === 0) return new Map();
  const { docs } = await req.payload.find({
    collection: 'casinos',
    where: { id: { in: [...new Set(ids)] } },
    depth: 0,
    draft,
    pagination: false,
    overrideAccess: true,
    select: { slug: true, name: true, _status: true },
    req,
  });
  return new Map(docs.map((casino) => [casino.id, casino]));
}

const getSlug = (casinos: Casinos) => (casino: number) => casinos.get(casino)?.slug ?? '';

const getReference = <K extends DocumentKind>(kind: K, document: Fields<K>, casinos: Casinos) =>
  getDocumentReference(kind, document, getSlug(casinos));

/** Returns the document for the site, or throws an error with the problems of its fields. */
async function requirePublishable<K extends DocumentKind>(
  req: PayloadRequest,
  kind: K,
  data: Partial<StudioDocument<K>>,
  { id, casinos }: { id: number | undefined; casinos: Casinos },
): Promise<PublishedDocument & { kind: K }> {
  const licence = 'licence' in data ? relationId(data.licence) : null;
  const mapped = toDocument(kind, data as Fields<K>, {
    getCasinoSlug: getSlug(casinos),
    getLicence: await loadLicences(
      { payload: req.payload, req },
      typeof licence === 'number' ? [licence] : [],
    ),
  });
  // The site does not show a document whose casino is not published.
  const unpublishedCasinos = listCasinoReferences(kind, data as Fields<K>)
    .filter((casino) => !isPublished(casinos.get(casino.id) ?? {}))
    .map(({ path }) => ({ path, message: 'Publish the casino first' }));
  if (mapped.ok && unpublishedCasinos.length === 0) return mapped.document;
  const paths = unpublishedCasinos.map(({ path }) => path);
  const others = mapped.ok ? [] : mapped.problems.filter(({ path }) => !paths.includes(path));
  const problems = [...unpublishedCasinos, ...others];
  throw await unpublishableError(req, { collection: COLLECTION_BY_KIND[kind], id, data, problems });
}
