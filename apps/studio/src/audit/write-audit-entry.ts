import { isDeepStrictEqual } from 'node:util';
import type { Market } from '@nettobonus/domain/markets/market';
import { insertAuditEntriesStatement } from '@nettobonus/store/studio-content';
import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionAfterLoginHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  NotFound,
  type Payload,
  type PayloadRequest,
} from 'payload';
import type { AuditAction } from '../collections/audit-log.ts';
import type { FieldChange, MergeField } from '../conflicts/merge-documents.ts';
import { REVISION_FIELD_NAMES } from '../conflicts/revision-fields.ts';
import { writeTogether } from '../publishing/bulk-operation.ts';
import { getPublication, type Publication } from '../publishing/publication.ts';
import { runStatement } from '../publishing/run-statement.ts';
import type { StoredDocument } from '../publishing/stored-document.ts';
import { toTrashAction } from '../trash/trash-action.ts';
import { joinReasons } from './join-reasons.ts';
import { type Change, findDifferences, formatChanges, listRelations } from './list-changes.ts';
import { loadTitles, readStored } from './read-stored.ts';
import { userTitle } from './user-title.ts';

interface AuditEntry {
  action: AuditAction;
  kind: string;
  document: unknown;
  title: unknown;
  market?: Market | null | undefined;
  /** The names of the changed fields. */
  fields?: string[];
  /** Their values, unless these must not be logged. */
  changes?: Change[];
  reason?: string | null;
}

/** The `user` of entries that no user caused, such as an import of contact messages. */
export const STUDIO = 'studio';

const ORIGIN_CONTEXT_KEY = 'origin of changes';

/** Names what all changes of the request come from, such as an import. Their entries say so. */
export function setOrigin(req: PayloadRequest, origin: string): void {
  req.context[ORIGIN_CONTEXT_KEY] = origin;
}

/** Writes an entry in the transaction of the action, so that both are rolled back together. */
export const writeAuditEntry = (req: PayloadRequest, entry: AuditEntry): Promise<void> =>
  writeTogether(req, 'audit entries', entry, (entries) => insertEntries(req, entries));

async function insertEntries(req: PayloadRequest, entries: readonly AuditEntry[]): Promise<void> {
  const rows = entries.map(({ document, title, reason, fields = [], changes = [], market, ...rest }) => {
    const reasons = [reason, req.context[ORIGIN_CONTEXT_KEY]].filter((value) => typeof value === 'string');
    return {
      ...rest,
      market: market ?? null,
      fields,
      changes,
      reason: reasons.length > 0 ? joinReasons(reasons) : null,
      // The id, not the name: users can be renamed, and the log outlives them.
      user: req.user ? String(req.user.id) : STUDIO,
      document: String(document),
      title: String(title ?? document),
    };
  });
  await runStatement(req, insertAuditEntriesStatement(rows));
}

/** The source of a document's title: a field, or a function if the field must not be stored permanently. */
type Title = string | ((doc: StoredDocument) => string);

const getTitle = (doc: StoredDocument, title: Title) => (typeof title === 'string' ? doc[title] : title(doc));

/** Records a change of a user that runs no change hook of Payload. */
export const recordUserChange = (req: PayloadRequest, id: number | string, field: string) =>
  writeAuditEntry(req, {
    action: 'changed',
    kind: 'users',
    document: id,
    title: userTitle({ id }),
    fields: [field],
  });

interface RecordOptions {
  /** The fields whose values may be logged. Without it all of them, except in collections with personal data. */
  values?: readonly string[];
}

export function recordChanges(title: Title, options: RecordOptions = {}): CollectionAfterChangeHook {
  return async ({ doc, previousDoc, collection: { slug, auth }, operation, req }) => {
    const publication = getPublication(req, slug, doc.id);
    // Payload's form saves a draft every two seconds. All other changes are logged, whatever the request's parameters.
    if (operation === 'update' && publication?.isAutosavedDraft) return;
    const change: RecordedChange = {
      collection: slug,
      id: doc.id,
      title,
      operation,
      publication,
      before: operation === 'update' ? (publication?.previous ?? previousDoc) : null,
      isAccount: Boolean(auth),
      values: options.values,
    };
    const draft = publication?.isDraft ?? false;
    await writeTogether(req, `changes of ${slug}, draft: ${draft}`, change, (changes) =>
      recordAll(req, { collection: slug, draft }, changes),
    );
  };
}

interface RecordedChange {
  collection: string;
  id: number | string;
  title: Title;
  operation: 'create' | 'update';
  /** Undefined if the collection has no drafts. */
  publication: Publication | undefined;
  /** Null if the document is new. */
  before: StoredDocument | null;
  isAccount: boolean;
  values: readonly string[] | undefined;
}

async function recordAll(
  req: PayloadRequest,
  { collection, draft }: { collection: string; draft: boolean },
  changes: readonly RecordedChange[],
): Promise<void> {
  const stored = await readStored(
    req,
    collection,
    changes.map(({ id }) => id),
    { draft },
  );
  const described = changes.map((change) => {
    const after = stored.get(change.id);
    if (!after) throw new NotFound(req.t);
    return { ...change, after, differences: listDifferences(req.payload, change, after) };
  });
  const relations = described.flatMap(({ differences }) => listRelations(differences));
  const getRelatedTitle = await loadTitles(req, relations);
  const entries = described.map(
    ({ id, operation, publication, title, before, after, differences, isAccount }): AuditEntry => {
      const fields = before ? listChangedFields(before, after) : [];
      return {
        action: publication
          ? toActionWithDrafts(operation, publication)
          : toActionWithoutDrafts(operation, before ?? undefined, after),
        kind: collection,
        document: id,
        title: getTitle(after, title),
        market: (after.market ?? null) as Market | null,
        reason: publication?.reason ?? null,
        fields: isAccount ? fields.map((name) => (name === 'hash' ? 'password' : name)) : fields,
        changes: before ? formatChanges(differences, { before, after, getTitle: getRelatedTitle }) : [],
      };
    },
  );
  await insertEntries(req, entries);
}

/** The changed fields of the form whose values may be logged. */
function listDifferences(
  { collections }: Payload,
  { collection, before, values }: RecordedChange,
  after: StoredDocument,
): FieldChange[] {
  if (!before) return [];
  const { fields } = collections[collection as CollectionSlug].config;
  return findDifferences(fields as unknown as MergeField[], before, after).filter(({ path }) => {
    const [name = ''] = path.split('.');
    return !IGNORED_FIELDS.includes(name) && (values?.includes(name) ?? true);
  });
}

const DELETED_CONTEXT_KEY = 'deleted documents';

type DeletedDocument = Pick<AuditEntry, 'title' | 'market'>;

function getDeleted({ context }: PayloadRequest): Map<string, DeletedDocument> {
  context[DELETED_CONTEXT_KEY] ??= new Map();
  return context[DELETED_CONTEXT_KEY] as Map<string, DeletedDocument>;
}

/** Stores title and market for `recordDeletion`, which runs after the document has been deleted. */
export function storeTitle(title: Title): CollectionBeforeDeleteHook {
  return async ({ id, collection: { slug }, req }) => {
    const stored = (await readStored(req, slug, [id], { draft: false })).get(id);
    if (!stored) throw new NotFound(req.t);
    getDeleted(req).set(`${slug}/${id}`, {
      title: getTitle(stored, title),
      market: (stored.market ?? null) as Market | null,
    });
  };
}

export const recordDeletion: CollectionAfterDeleteHook = async ({ id, collection: { slug }, req }) => {
  const deleted = getDeleted(req).get(`${slug}/${id}`);
  await writeAuditEntry(req, { title: null, ...deleted, action: 'deleted', kind: slug, document: id });
};

export const recordLogin: CollectionAfterLoginHook = async ({ req, user, collection: { slug } }) => {
  const entry = { kind: slug, document: user.id, title: userTitle({ id: user.id }) };
  await writeAuditEntry(req, { ...entry, action: 'logged in' });
};

/** Records that an admin has unlocked an account. Payload unlocks accounts without running the change hooks. */
export const recordUnlock: CollectionAfterOperationHook = async ({
  args,
  operation,
  req,
  result,
  collection,
}) => {
  if (operation !== 'unlock') return result;
  const email = String((args.data as { email?: unknown }).email)
    .toLowerCase()
    .trim();
  const user = await req.payload.db.findOne<{ id: number }>({
    collection: collection.slug,
    where: { email: { equals: email } },
    req,
  });
  if (user) await recordUserChange(req, user.id, 'lockUntil');
  return result;
};

function toActionWithDrafts(
  operation: 'create' | 'update',
  { published, withdrawn, isDraft, trash }: Publication,
): AuditAction {
  if (trash) return trash;
  if (published) return 'published';
  if (operation === 'create') return 'created';
  return withdrawn && !isDraft ? 'withdrew' : 'saved a draft';
}

function toActionWithoutDrafts(
  operation: 'create' | 'update',
  before: StoredDocument | undefined,
  after: StoredDocument,
): AuditAction {
  if (operation === 'create') return 'created';
  return toTrashAction(before, after) ?? 'changed';
}

const IGNORED_FIELDS: readonly string[] = [
  'id',
  'createdAt',
  'updatedAt',
  'deletedAt',
  '_status',
  'collection',
  'sessions',
  'salt',
  'loginAttempts',
  'lockUntil',
  'lastLoginAt',
  'resetPasswordExpiration',
  'resetPasswordRequestedAt',
  'title',
  'logoHash',
  'largeLogoHash',
  'overrideReason',
  'overrideBy',
  'publicHistory',
  'correction',
  ...REVISION_FIELD_NAMES,
];

export function listChangedFields(before: StoredDocument = {}, after: StoredDocument = {}): string[] {
  const [old, current] = [withIds(before), withIds(after)];
  return Object.keys({ ...old, ...current }).filter(
    (name) => !IGNORED_FIELDS.includes(name) && !isDeepStrictEqual(old[name] ?? null, current[name] ?? null),
  );
}

/** Replaces populated relationships with their ids: an id and its populated document are the same value. */
function withIds(document: StoredDocument): StoredDocument {
  return JSON.parse(
    JSON.stringify(document, (key, value) =>
      key !== '' && value && typeof value === 'object' && 'createdAt' in value ? value.id : value,
    ),
  );
}
