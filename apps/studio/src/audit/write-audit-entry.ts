import { isDeepStrictEqual } from 'node:util';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterLoginHook,
  PayloadRequest,
} from 'payload';
import type { AuditAction } from '../collections/audit-log.ts';
import { getPublication } from '../publishing/publication.ts';
import { isPublished, type StoredDocument } from '../publishing/stored-document.ts';

interface AuditEntry {
  action: AuditAction;
  kind: string;
  document: unknown;
  title: unknown;
  fields?: string[];
  reason?: string | null;
}

/** Writes an entry in the transaction of the action, so that both are rolled back together. */
export async function writeAuditEntry(
  req: PayloadRequest,
  { document, title, ...rest }: AuditEntry,
): Promise<void> {
  const { user } = req;
  await req.payload.create({
    collection: 'audit-log',
    data: {
      ...rest,
      user: user ? `${user.name} (${user.email})` : 'the studio',
      document: String(document),
      title: String(title ?? document),
    },
    overrideAccess: true,
    req,
  });
}

/** How the log titles a document: by a field, or by a function if the field must not be stored for ever. */
type Title = string | ((doc: StoredDocument) => string);

const getTitle = (doc: StoredDocument, title: Title) => (typeof title === 'string' ? doc[title] : title(doc));

export function recordChanges(title: Title): CollectionAfterChangeHook {
  return async ({ doc, previousDoc, collection: { slug, versions }, operation, req, context }) => {
    // Skip autosaves: the log records deliberate actions only.
    if (isAutosave(req) || context.isLoading) return;
    const publication = getPublication(req, slug, doc.id);
    const wasUnpublished = Boolean(publication?.withdrawn && !publication.published);
    await writeAuditEntry(req, {
      action: versions?.drafts
        ? toActionWithDrafts(operation, doc, wasUnpublished)
        : toActionWithoutDrafts(operation),
      kind: slug,
      document: doc.id,
      title: getTitle(doc, title),
      reason: publication?.overrideReason ?? null,
      fields: operation === 'update' ? listChangedFields(publication?.previous ?? previousDoc, doc) : [],
    });
  };
}

/** Payload parses the query parameter into a boolean. */
const isAutosave = ({ query }: PayloadRequest) => String(query?.autosave) === 'true';

export function recordDeletion(title: Title): CollectionAfterDeleteHook {
  return async ({ doc, collection, req }) => {
    await writeAuditEntry(req, {
      action: 'deleted',
      kind: collection.slug,
      document: doc.id,
      title: getTitle(doc, title),
    });
  };
}

export const recordLogin: CollectionAfterLoginHook = async ({ req, user, collection: { slug } }) => {
  await writeAuditEntry(req, { action: 'logged in', kind: slug, document: user.id, title: user.name });
};

function toActionWithDrafts(
  operation: 'create' | 'update',
  doc: StoredDocument,
  wasUnpublished: boolean,
): AuditAction {
  if (isPublished(doc)) return 'published';
  if (operation === 'create') return 'created';
  return wasUnpublished ? 'withdrew' : 'saved a draft';
}

const toActionWithoutDrafts = (operation: 'create' | 'update'): AuditAction =>
  operation === 'create' ? 'created' : 'changed';

const IGNORED_FIELDS = [
  'id',
  'createdAt',
  'updatedAt',
  '_status',
  'sessions',
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
