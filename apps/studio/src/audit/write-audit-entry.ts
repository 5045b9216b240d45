import { isDeepStrictEqual } from 'node:util';
import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionAfterLoginHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  NotFound,
  type PayloadRequest,
} from 'payload';
import type { AuditAction } from '../collections/audit-log.ts';
import { getPublication, type Publication } from '../publishing/publication.ts';
import type { StoredDocument } from '../publishing/stored-document.ts';

interface AuditEntry {
  action: AuditAction;
  kind: string;
  document: unknown;
  title: unknown;
  fields?: string[];
  reason?: string | null;
}

/** The `user` of entries that no user caused, such as an import of contact messages. */
export const STUDIO = 'studio';

/** Writes an entry in the transaction of the action, so that both are rolled back together. */
export async function writeAuditEntry(
  req: PayloadRequest,
  { document, title, ...rest }: AuditEntry,
): Promise<void> {
  await req.payload.create({
    collection: 'audit-log',
    data: {
      ...rest,
      // The id, not the name: users can be renamed, and the log outlives them.
      user: req.user ? String(req.user.id) : STUDIO,
      document: String(document),
      title: String(title ?? document),
    },
    overrideAccess: true,
    req,
  });
}

/** The source of a document's title: a field, or a function if the field must not be stored permanently. */
type Title = string | ((doc: StoredDocument) => string);

const getTitle = (doc: StoredDocument, title: Title) => (typeof title === 'string' ? doc[title] : title(doc));

export const userTitle = ({ id }: { id?: unknown }) => `User ${id}`;

/** Records a change of a user that runs no change hook of Payload. */
export const recordUserChange = (req: PayloadRequest, id: number | string, field: string) =>
  writeAuditEntry(req, {
    action: 'changed',
    kind: 'users',
    document: id,
    title: userTitle({ id }),
    fields: [field],
  });

/** Reads the whole document. Hooks receive only the fields that the request selects for its response. */
async function readStored(
  req: PayloadRequest,
  collection: string,
  id: number | string,
  { draft }: { draft: boolean },
): Promise<StoredDocument> {
  const stored = await req.payload.findByID({
    collection: collection as CollectionSlug,
    id,
    depth: 0,
    draft,
    showHiddenFields: true,
    disableErrors: true,
    overrideAccess: true,
    req,
  });
  if (!stored) throw new NotFound(req.t);
  return { ...stored };
}

export function recordChanges(title: Title): CollectionAfterChangeHook {
  return async ({ doc, previousDoc, collection: { slug, auth }, operation, req }) => {
    const publication = getPublication(req, slug, doc.id);
    // Payload's form saves a draft every two seconds. All other changes are logged, whatever the request's parameters.
    if (operation === 'update' && publication?.isAutosavedDraft) return;
    const stored = await readStored(req, slug, doc.id, { draft: publication?.isDraft ?? false });
    const fields =
      operation === 'update' ? listChangedFields(publication?.previous ?? previousDoc, stored) : [];
    await writeAuditEntry(req, {
      action: publication ? toActionWithDrafts(operation, publication) : toActionWithoutDrafts(operation),
      kind: slug,
      document: doc.id,
      title: getTitle(stored, title),
      reason: publication?.reason ?? null,
      fields: auth ? fields.map((name) => (name === 'hash' ? 'password' : name)) : fields,
    });
  };
}

const TITLES_CONTEXT_KEY = 'titles of deleted documents';

function getDeletedTitles({ context }: PayloadRequest): Map<string, unknown> {
  context[TITLES_CONTEXT_KEY] ??= new Map();
  return context[TITLES_CONTEXT_KEY] as Map<string, unknown>;
}

/** Stores the title for `recordDeletion`, which runs after the document has been deleted. */
export function storeTitle(title: Title): CollectionBeforeDeleteHook {
  return async ({ id, collection: { slug }, req }) => {
    const stored = await readStored(req, slug, id, { draft: false });
    getDeletedTitles(req).set(`${slug}/${id}`, getTitle(stored, title));
  };
}

export const recordDeletion: CollectionAfterDeleteHook = async ({ id, collection: { slug }, req }) => {
  const title = getDeletedTitles(req).get(`${slug}/${id}`);
  await writeAuditEntry(req, { action: 'deleted', kind: slug, document: id, title });
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
  { published, withdrawn, isDraft }: Publication,
): AuditAction {
  if (published) return 'published';
  if (operation === 'create') return 'created';
  return withdrawn && !isDraft ? 'withdrew' : 'saved a draft';
}

const toActionWithoutDrafts = (operation: 'create' | 'update'): AuditAction =>
  operation === 'create' ? 'created' : 'changed';

const IGNORED_FIELDS = [
  'id',
  'createdAt',
  'updatedAt',
  '_status',
  'collection',
  'sessions',
  'salt',
  'loginAttempts',
  'lockUntil',
  'resetPasswordExpiration',
  'resetPasswordRequestedAt',
  'title',
  'logoHash',
  'overrideReason',
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
