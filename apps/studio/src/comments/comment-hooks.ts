import type { Market } from '@nettobonus/domain/markets/market';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload';
import { getCurrentUser, isEditorOfAllMarkets, mayChangeMarket } from '../access/current-user.ts';
import { sendJobs } from '../jobs/job-queue.ts';
import type { Comment } from '../payload-types.ts';
import { COLLECTION_BY_KIND } from '../publishing/collections-by-kind.ts';
import { refusal } from '../publishing/field-error.ts';
import { findDraft } from '../publishing/find-draft.ts';
import type { StoredDocument } from '../publishing/stored-document.ts';
import { mayDeleteAny } from './comment-access.ts';
import { listColleagues } from './list-colleagues.ts';

const COLLECTIONS: readonly string[] = Object.values(COLLECTION_BY_KIND);

/** Fills in what a comment belongs to. Refuses comments on documents that the user may not change. */
export const prepareComment: CollectionBeforeChangeHook<Comment> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const user = getCurrentUser(req);
  if (operation === 'update') {
    const isChanged = data.isResolved !== originalDoc?.isResolved;
    if (isChanged && originalDoc?.answerTo) throw refusal('Resolve the first comment of the thread.');
    return isChanged ? { ...data, resolvedBy: data.isResolved ? user?.id : null } : data;
  }
  const document = COLLECTIONS.includes(data.kind ?? '')
    ? await findCommented(req, data.kind as CollectionSlug, data.document)
    : null;
  if (!document) throw refusal('The document does not exist.');
  const market = (document.market as Market | undefined) ?? null;
  const isAllowed = market ? mayChangeMarket(user, market) : isEditorOfAllMarkets(user);
  if (user && !isAllowed) throw refusal('Only editors of this market may comment on this document.');
  if (data.answerTo) await requireThread(req, data);
  const colleagues = data.mentions?.length ? await listColleagues(req) : [];
  const mentions = colleagues.map(({ id }) => id).filter((id) => data.mentions?.includes(id));
  return {
    ...data,
    text: data.text?.trim(),
    market,
    title: document.heading,
    author: user?.id ?? null,
    mentions,
    isResolved: false,
    resolvedBy: null,
  };
};

async function findCommented(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: unknown,
): Promise<StoredDocument | null> {
  const found = await findDraft(req, collection, id);
  if (!found) return null;
  const { useAsTitle } = req.payload.collections[collection].config.admin;
  const document: StoredDocument = { ...found };
  return { ...document, heading: String(document[useAsTitle ?? 'id'] ?? id) };
}

/** An answer belongs to the same document, and a thread has one level. */
async function requireThread(
  req: PayloadRequest,
  { answerTo, kind, document }: Partial<Comment>,
): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'comments',
    where: {
      id: { equals: answerTo },
      kind: { equals: kind },
      document: { equals: document },
      answerTo: { exists: false },
    },
    overrideAccess: true,
    req,
  });
  if (totalDocs === 0) throw refusal('The comment that you answer was deleted.');
}

/** One email to each mentioned colleague, in the transaction of the comment. Nobody is told of their own comment. */
export const notifyMentioned: CollectionAfterChangeHook<Comment> = async ({ doc, operation, req }) => {
  if (operation !== 'create') return doc;
  const users = (doc.mentions ?? []).filter((id) => id !== doc.author);
  if (users.length > 0) {
    await sendJobs(
      req,
      'send-mention',
      users.map((user) => ({ comment: doc.id, user })),
    );
  }
  return doc;
};

/** An author would delete what colleagues have answered. */
export const refuseDeletingAnswered: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!req.user || mayDeleteAny(req)) return;
  const { totalDocs } = await req.payload.count({
    collection: 'comments',
    where: { answerTo: { equals: id } },
    overrideAccess: true,
    req,
  });
  if (totalDocs > 0) throw refusal('Colleagues have answered this comment. Resolve it instead.');
};

export const deleteAnswers: CollectionAfterDeleteHook = async ({ id, req }) => {
  await req.payload.delete({
    collection: 'comments',
    where: { answerTo: { equals: id } },
    overrideAccess: true,
    req,
  });
};

/** Deletes the comments of a document that is deleted for good. */
export const deleteComments: CollectionAfterDeleteHook = async ({ id, collection: { slug }, req }) => {
  await req.payload.delete({
    collection: 'comments',
    where: { kind: { equals: slug }, document: { equals: id }, answerTo: { exists: false } },
    overrideAccess: true,
    req,
  });
};
