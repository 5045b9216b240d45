import type { Market } from '@nettobonus/domain/markets/market';
import type { OfferNote } from '@nettobonus/domain/offer-history/correction';
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
import { joinReasons } from '../audit/join-reasons.ts';
import { nextRevision } from '../conflicts/next-revision.ts';
import { getProgram } from '../conflicts/saved-through.ts';
import type { Casino } from '../payload-types.ts';
import { requireTrashRules } from '../trash/require-trash-rules.ts';
import { isInTrash, toTrashAction } from '../trash/trash-action.ts';
import { requireApproval } from '../workflow/require-approval.ts';
import { readTogether, startBulkOperation } from './bulk-operation.ts';
import { COLLECTION_BY_KIND } from './collections-by-kind.ts';
import { deriveFields } from './derived-fields.ts';
import { fieldError, refusal, unpublishableError } from './field-error.ts';
import { findStored } from './find-stored.ts';
import { listPublishingProblems } from './list-publishing-problems.ts';
import { loadArticles, loadLicences, loadPeople, loadPictures } from './load-references.ts';
import { setPublication } from './publication.ts';
import { refuseInvalidDays } from './refuse-invalid-days.ts';
import { requireTransaction } from './refuse-writes-after-rollback.ts';
import { runStatement } from './run-statement.ts';
import { isPublished, relationId, type StoredDocument } from './stored-document.ts';
import type { Draft, StudioDocument } from './studio-document.ts';
import {
  type DocumentReference,
  getDocumentReference,
  getKeyField,
  isSameDocument,
  listArticles,
  listCasinoReferences,
  listPeople,
  listPictures,
  type MappingResult,
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
  /** What the editor says about the changed offer of a listing. */
  offerNote?: OfferNote | null;
}

/** A published document that is about to disappear from the site or to move to another key. */
export interface PendingUnpublish {
  req: PayloadRequest;
  id: number;
  /** Its market and key after the change; null if the document is unpublished. */
  newReference: DocumentReference | null;
}

interface DeleteOptions {
  isPermanent: boolean;
}

/** Additional rules for a kind. They throw to refuse the change. */
export interface PublicationRules<K extends DocumentKind> {
  beforePublish?: (publication: PendingPublication<K>) => Promise<PublicationDecision<K>>;
  beforeUnpublish?: (change: PendingUnpublish) => Promise<void>;
  /** Before a document moves to the trash, or is deleted for good. */
  beforeDelete?: (req: PayloadRequest, id: number | string, options: DeleteOptions) => Promise<void>;
}

interface SaveMode {
  isSavingDraft: boolean;
  /** Whether the operation changes several documents. */
  isBulk: boolean;
  /** Whether the operation sets fields of several documents, which the editor does not see. */
  isBulkEdit: boolean;
  isAutosave: boolean;
  /** Whether the operation restores an earlier version. */
  isRestoring: boolean;
}

interface SaveArguments {
  id?: unknown;
  draft?: boolean;
  autosave?: boolean;
  overrideAccess?: boolean;
  data?: StoredDocument;
}

const MODE_CONTEXT_KEY = 'saveMode';

/** Stores how the operation saves: the other hooks receive only the data, whose status does not reveal it. */
export const storeSaveMode: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'restoreVersion') return;
  // Payload reads the document twice before it calls the other hooks, and fails if it is deleted in between.
  if (operation === 'restoreVersion' && req.user) await runStatement(req, lockPublishingStatement());
  const { id, draft = false, autosave = false, overrideAccess, data = {} } = args as SaveArguments;
  const isBulk = isBulkOperation(operation, args as SaveArguments);
  // Payload checks access after this hook.
  if (isBulk && (req.user || overrideAccess)) {
    await runStatement(req, lockPublishingStatement());
    await startBulkOperation(req);
  }
  const mode: SaveMode = {
    isBulk,
    // Payload decides in the same way: in an update, the status takes precedence over the argument.
    isSavingDraft: draft && !(operation === 'update' && isPublished(data)),
    isBulkEdit: isBulk && Object.keys(data).some((name) => name !== '_status'),
    // Read the operation's argument, not the request's: an import's request runs other operations. Forms autosave one
    // document at a time.
    isAutosave: autosave && id !== undefined,
    isRestoring: operation === 'restoreVersion',
  };
  req.context[MODE_CONTEXT_KEY] = mode;
};

const isBulkOperation = (operation: string, { id }: SaveArguments) =>
  operation === 'update' && id === undefined;

/** Payload would load the related documents of each document, for a response that nobody reads. */
export const omitRelationsInBulk: CollectionBeforeOperationHook = ({ args, operation }) =>
  isBulkOperation(operation, args as SaveArguments) ? { ...args, depth: 0 } : args;

/**
 * Refuses a change that must not be made or cannot be published, before Payload writes anything: a bulk edit reports
 * errors per document, but commits everything that was written before an error. Stores the change's effect on the site.
 */
export function prepareChange<K extends DocumentKind>(
  kind: K,
  { beforePublish, beforeUnpublish, beforeDelete }: PublicationRules<K> = {},
): CollectionBeforeChangeHook<StudioDocument<K>> {
  return async ({ data, originalDoc, operation, req }) => {
    // For a copy, `originalDoc` is the document that was copied.
    const before = operation === 'update' ? originalDoc : undefined;
    const id = before?.id;
    requireMarket(kind, data, id);
    const { isSavingDraft, isBulk, isBulkEdit, isAutosave, isRestoring } = req.context[
      MODE_CONTEXT_KEY
    ] as SaveMode;
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
    if (isSavingDraft) refuseInvalidDays(req, { collection: COLLECTION_BY_KIND[kind], id, data, before });
    // Without a lock, two concurrent changes would leave two versions that Payload both considers the newest. A bulk
    // operation has taken it already.
    if (isBulk) requireTransaction(req);
    else if (!isSavingDraft || isMoving) await runStatement(req, lockPublishingStatement());
    else if (id !== undefined) await runStatement(req, lockDraftStatement(COLLECTION_BY_KIND[kind], id));

    const stored = id === undefined ? null : await findStored(req, kind, id);
    if (id !== undefined && !stored) throw new NotFound(req.t);
    const previous = stored && isPublished(stored) ? stored : null;
    requireOwnMarkets(req, [data, before, previous]);
    // Neither a copy nor an earlier version brings the mark of the trash with it.
    const trashMark = isRestoring || !before ? { deletedAt: null } : {};
    const trash = toTrashAction(before, { ...data, ...trashMark });
    await requireTrashRules(req, {
      kind,
      before,
      data: data as Fields<K>,
      action: trash,
      isOnSite: previous !== null,
      isPublishing,
      isSavingDraft,
    });
    if (trash === 'moved to the trash' && id !== undefined)
      await beforeDelete?.(req, id, { isPermanent: false });
    const revision = await nextRevision(req, {
      collection: COLLECTION_BY_KIND[kind],
      before: before as StoredDocument | undefined,
      data: data as StoredDocument,
      isAutosave: isSavingDraft && isAutosave,
    });

    // Visitors see the published version of a casino; the title of a draft may contain the name in the casino's draft.
    const casinos = await loadCasinos(req, kind, [data, previous], { draft: isSavingDraft });
    const derived = await deriveFields(kind, data as Fields<K>, {
      req,
      before,
      previous,
      isPublishing,
      isRestoring,
      getCasinoName: (casino) => casinos.get(casino)?.name ?? 'Unknown casino',
    });
    const changed = { ...data, ...derived, ...trashMark };
    // No other document can have the stored document's market and key: they are unique.
    const isSameAsStored = stored !== null && getIdentity(kind, stored) === getIdentity(kind, changed);
    if ((!isSavingDraft || isMoving) && !isSameAsStored) await rejectDuplicate(req, kind, changed, id);

    const reference = getReference(kind, changed as Fields<K>, casinos);
    const previousReference = previous && getReference(kind, previous, casinos);
    const newReference = isPublishing || isSavingDraft ? reference : null;
    const isWithdrawing =
      previousReference && !(newReference && isSameDocument(previousReference, newReference));
    if (isWithdrawing && id !== undefined) await beforeUnpublish?.({ req, id, newReference });

    const published = isPublishing ? await requirePublishable(req, kind, changed, { id, casinos }) : null;
    if (published) {
      await requireApproval(req, {
        collection: COLLECTION_BY_KIND[kind],
        id,
        market: getMarket(changed),
        before,
        data: changed,
        document: published,
        toDocument: async (version) => {
          const mapped = await mapDocument(req, kind, version as Partial<StudioDocument<K>>, casinos);
          return mapped.ok ? mapped.document : null;
        },
        previous,
      });
    }
    const decision =
      published && (await beforePublish?.({ req, id, data: changed, document: published, previous }));
    setPublication(req, COLLECTION_BY_KIND[kind], id, {
      previous: previous as StoredDocument | null,
      published,
      withdrawn: isWithdrawing && !isSavingDraft ? previousReference : null,
      isDraft: isSavingDraft,
      isAutosavedDraft: isSavingDraft && isAutosave,
      trash,
      reason: isRestoring ? describeRestored(decision?.reason) : (decision?.reason ?? null),
      offerNote: decision?.offerNote ?? null,
      isWritten: false,
    });
    return { ...changed, ...decision?.changes, ...revision };
  };
}

const describeRestored = (reason: string | null | undefined) =>
  joinReasons(['An earlier version was restored', ...(reason ? [reason] : [])]);

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
    await beforeDelete?.(req, id, { isPermanent: true });
    const previous = isPublished(stored) ? stored : null;
    const casinos = await loadCasinos(req, kind, [previous], { draft: false });
    setPublication(req, COLLECTION_BY_KIND[kind], id, {
      previous: previous as StoredDocument | null,
      published: null,
      withdrawn: previous && getReference(kind, previous, casinos),
      isDraft: false,
      isAutosavedDraft: false,
      trash: null,
      reason: null,
      offerNote: null,
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

/** Without a market, nobody but editors of all markets could change or delete the document again. */
function requireMarket(kind: DocumentKind, data: object, id: number | undefined): void {
  if (kind === 'casino' || getMarket(data)) return;
  const message = 'Choose a market: a document without one is not saved.';
  throw fieldError({ collection: COLLECTION_BY_KIND[kind], id, path: 'market', message });
}

/** Payload checks access before it knows the whole document, so restoring a version could move it to another market. */
function requireOwnMarkets(req: PayloadRequest, documents: readonly (object | null | undefined)[]): void {
  const user = getCurrentUser(req);
  // The studio itself loads content and has no user. Redirects to a page follow it from any market.
  if (!user || getProgram(req) === 'address') return;
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
  const where = buildDuplicateWhere(kind, data);
  if (!where) return;
  if (id !== undefined) where.id = { not_equals: id };
  const collection = COLLECTION_BY_KIND[kind];
  const { docs } = await req.payload.find({
    collection,
    where,
    // A document in the trash can be restored, so its place is taken.
    trash: true,
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    req,
  });
  const [existing] = docs;
  if (!existing) return;
  const path = kind === 'casino' ? 'name' : (getKeyField(kind) ?? 'market');
  throw fieldError({ collection, id, path, message: describeDuplicate(kind, isInTrash(existing)) });
}

/** The condition that finds documents with the same market and key; null if the document has none yet. */
function buildDuplicateWhere(kind: DocumentKind, data: object): Where | null {
  const fields: StoredDocument = { ...data };
  const { slug, market } = fields;
  if (kind === 'casino') return slug ? { slug: { equals: slug } } : null;
  const field = getKeyField(kind);
  const key = field && fields[field];
  if (!market || (field && !key)) return null;
  return { market: { equals: market }, ...(field ? { [field]: { equals: key } } : {}) };
}

function describeDuplicate(kind: DocumentKind, inTrash: boolean): string {
  const event =
    kind === 'casino' ? 'There is already a casino with this name' : 'This market already has one';
  if (!inTrash) return `${event}. Edit it instead.`;
  return `${event}, in the trash. Restore it and edit it, or ask a chief editor to delete it for good.`;
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
  return readTogether(req, `casinos, draft: ${draft}`, ids, async (wanted) => {
    const { docs } = await req.payload.find({
      collection: 'casinos',
      where: { id: { in: wanted } },
      depth: 0,
      draft,
      pagination: false,
      overrideAccess: true,
      select: { slug: true, name: true, _status: true },
      req,
    });
    return new Map(docs.map((casino) => [casino.id, casino]));
  });
}

const getSlug = (casinos: Casinos) => (casino: number) => casinos.get(casino)?.slug ?? '';

const getReference = <K extends DocumentKind>(kind: K, document: Fields<K>, casinos: Casinos) =>
  getDocumentReference(kind, document, getSlug(casinos));

/** Maps a version to what visitors see, with everything that it refers to. */
async function mapDocument<K extends DocumentKind>(
  req: PayloadRequest,
  kind: K,
  data: Partial<StudioDocument<K>>,
  casinos: Casinos,
): Promise<MappingResult<K>> {
  const licence = 'licence' in data ? relationId(data.licence) : null;
  const options = { payload: req.payload, req };
  const fields = data as Fields<K>;
  return toDocument(kind, fields, {
    getCasinoSlug: getSlug(casinos),
    getLicence: await loadLicences(options, typeof licence === 'number' ? [licence] : []),
    getPicture: await loadPictures(options, listPictures(kind, fields)),
    findArticle: await loadArticles(options, listArticles(kind, fields)),
    findPerson: await loadPeople(options, listPeople(kind, fields)),
  });
}

/** Returns the document for the site, or throws an error with the problems of its fields. */
async function requirePublishable<K extends DocumentKind>(
  req: PayloadRequest,
  kind: K,
  data: Partial<StudioDocument<K>>,
  { id, casinos }: { id: number | undefined; casinos: Casinos },
): Promise<PublishedDocument & { kind: K }> {
  const mapped = await mapDocument(req, kind, data, casinos);
  const problems = listPublishingProblems(kind, data as Fields<K>, mapped, (casino) =>
    isPublished(casinos.get(casino) ?? {}),
  );
  if (mapped.ok && problems.length === 0) return mapped.document;
  throw await unpublishableError(req, { collection: COLLECTION_BY_KIND[kind], id, data, problems });
}
