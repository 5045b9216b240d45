import { isDeepStrictEqual } from 'node:util';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterLoginHook,
  PayloadRequest,
} from 'payload';
import type { AuditAction } from '../collections/audit-log.ts';
import { overrideOf } from '../findings/require-override.ts';
import { findPublished, isPublished, publishedBefore } from '../publishing/previously-published.ts';
import type { Stored } from '../publishing/stored.ts';

interface AuditEntry {
  deed: AuditAction;
  kind: string;
  document: unknown;
  what: unknown;
  fields?: string[];
  reason?: string | null;
}

/** Writes an entry within the transaction of what was done: rolled back with it. */
export async function writeAuditEntry(
  req: PayloadRequest,
  { document, what, ...rest }: AuditEntry,
): Promise<void> {
  const { user } = req;
  await req.payload.create({
    collection: 'audit-log',
    data: {
      ...rest,
      who: user ? `${user.name} (${user.email})` : 'the studio',
      document: String(document),
      what: String(what ?? document),
    },
    overrideAccess: true,
    req,
  });
}

/** What the log calls a document: the field that holds its title, or how one is made that may be kept for ever. */
type Title = string | ((doc: Stored) => string);

const titleOf = (doc: Stored, title: Title) => (typeof title === 'string' ? doc[title] : title(doc));

export function recordChanges(title: Title): CollectionAfterChangeHook {
  return async ({ doc, previousDoc, collection: { slug, versions }, operation, req, context }) => {
    // Every stroke is saved as it goes; the log tells of what somebody meant.
    if (isAutosave(req) || context.isLoading) return;
    const stood = publishedBefore(req, slug, doc.id);
    const standsNow = async () => isPublished((await findPublished(req, slug, doc.id)) ?? {});
    const isWithdrawn = !isPublished(doc) && stood !== null && !(await standsNow());
    await writeAuditEntry(req, {
      deed: versions?.drafts ? actionOf(operation, doc, isWithdrawn) : plainDeedOf(operation),
      kind: slug,
      document: doc.id,
      what: titleOf(doc, title),
      reason: overrideOf(req, doc.id),
      fields: operation === 'update' ? changedFields(stood ?? previousDoc, doc) : [],
    });
  };
}

/** Payload turns the word of the address into a boolean on its way. */
const isAutosave = ({ query }: PayloadRequest) => String(query?.autosave) === 'true';

export function recordDeletion(title: Title): CollectionAfterDeleteHook {
  return async ({ doc, collection, req }) => {
    const what = titleOf(doc, title);
    await writeAuditEntry(req, { deed: 'deleted', kind: collection.slug, document: doc.id, what });
  };
}

export const recordLogin: CollectionAfterLoginHook = async ({ req, user, collection: { slug } }) => {
  await writeAuditEntry(req, { deed: 'logged in', kind: slug, document: user.id, what: user.name });
};

function actionOf(operation: 'create' | 'update', doc: Stored, isWithdrawn: boolean): AuditAction {
  if (isPublished(doc)) return 'published';
  if (operation === 'create') return 'created';
  return isWithdrawn ? 'withdrew' : 'saved a draft';
}

const plainDeedOf = (operation: 'create' | 'update'): AuditAction =>
  operation === 'create' ? 'created' : 'changed';

const OWN_FIELDS = [
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
    (name) => !OWN_FIELDS.includes(name) && !isDeepStrictEqual(was[name] ?? null, is[name] ?? null),
  );
}

/** A document that is named within another stands there whole or by its id alone; both mean the same. */
function withIds(document: Stored): Stored {
  return JSON.parse(
    JSON.stringify(document, (key, value) =>
      key !== '' && value && typeof value === 'object' && 'createdAt' in value ? value.id : value,
    ),
  );
}
