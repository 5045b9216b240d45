import { isDeepStrictEqual } from 'node:util';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterLoginHook,
  PayloadRequest,
} from 'payload';
import type { AuditAction } from '../collections/audit-log.ts';
import { overrideOf } from '../findings/require-override.ts';
import { findPublished, isPublished, previouslyPublished } from '../publishing/previously-published.ts';
import type { Stored } from '../publishing/stored.ts';

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

/** How the log titles a document: a field name, or a function that builds a title safe to store for ever. */
type Title = string | ((doc: Stored) => string);

const titleOf = (doc: Stored, title: Title) => (typeof title === 'string' ? doc[title] : title(doc));

export function recordChanges(title: Title): CollectionAfterChangeHook {
  return async ({ doc, previousDoc, collection: { slug, versions }, operation, req, context }) => {
    // Skip autosaves: the log records deliberate actions only.
    if (isAutosave(req) || context.isLoading) return;
    const lastPublished = previouslyPublished(req, slug, doc.id);
    const isStillPublished = async () => isPublished((await findPublished(req, slug, doc.id)) ?? {});
    const isWithdrawn = !isPublished(doc) && lastPublished !== null && !(await isStillPublished());
    await writeAuditEntry(req, {
      action: versions?.drafts ? actionOf(operation, doc, isWithdrawn) : undraftedActionOf(operation),
      kind: slug,
      document: doc.id,
      title: titleOf(doc, title),
      reason: overrideOf(req, doc.id),
      fields: operation === 'update' ? changedFields(lastPublished ?? previousDoc, doc) : [],
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
      title: titleOf(doc, title),
    });
  };
}

export const recordLogin: CollectionAfterLoginHook = async ({ req, user, collection: { slug } }) => {
  await writeAuditEntry(req, { action: 'logged in', kind: slug, document: user.id, title: user.name });
};

function actionOf(operation: 'create' | 'update', doc: Stored, isWithdrawn: boolean): AuditAction {
  if (isPublished(doc)) return 'published';
  if (operation === 'create') return 'created';
  return isWithdrawn ? 'withdrew' : 'saved a draft';
}

const undraftedActionOf = (operation: 'create' | 'update'): AuditAction =>
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

/** The names of the fields that differ. */
export function changedFields(before: Stored = {}, after: Stored = {}): string[] {
  const [was, is] = [withIds(before), withIds(after)];
  return Object.keys({ ...was, ...is }).filter(
    (name) => !IGNORED_FIELDS.includes(name) && !isDeepStrictEqual(was[name] ?? null, is[name] ?? null),
  );
}

/** Replaces populated relationships by their ids: whether Payload populated them is no change. */
function withIds(document: Stored): Stored {
  return JSON.parse(
    JSON.stringify(document, (key, value) =>
      key !== '' && value && typeof value === 'object' && 'createdAt' in value ? value.id : value,
    ),
  );
}
