import type { Market } from '@nettobonus/domain/markets/market';
import type { CollectionSlug, Endpoint } from 'payload';
import { getCurrentUser, isEditor, isEditorOfAllMarkets, mayChangeMarket } from '../access/current-user.ts';
import { refuseRequest } from '../access/log-refusals.ts';
import { errorResponse } from '../http/error-response.ts';
import { getUserNames } from '../inbox/get-user-name.ts';
import type { Comment } from '../payload-types.ts';
import { COLLECTION_BY_KIND } from '../publishing/collections-by-kind.ts';
import { findDraft } from '../publishing/find-draft.ts';
import type { StoredDocument } from '../publishing/stored-document.ts';
import { mayDeleteAny } from './comment-access.ts';
import type { FormComment, FormComments } from './form-comment.ts';
import { listColleagues } from './list-colleagues.ts';

/** The comments on a document with the names of their authors, for its form. */
export const commentsEndpoint: Endpoint = {
  path: '/comments-on/:collection/:id',
  method: 'get',
  handler: async (req) => {
    const user = getCurrentUser(req);
    if (!isEditor(user)) return refuseRequest(req, 'Only editors may do this.');
    const { collection, id } = req.routeParams as { collection: string; id: string };
    const isKnown = (Object.values(COLLECTION_BY_KIND) as string[]).includes(collection);
    const document = isKnown ? await findDraft(req, collection as CollectionSlug, id) : null;
    if (!document) return errorResponse(404, 'The document does not exist.');
    const { docs } = await req.payload.find({
      collection: 'comments',
      where: { kind: { equals: collection }, document: { equals: Number(id) } },
      sort: 'id',
      depth: 0,
      pagination: false,
      overrideAccess: false,
      req,
    });
    const names = await getUserNames(
      req.payload,
      docs.flatMap(({ author, resolvedBy }) => [author, resolvedBy]),
    );
    const getName = (author: unknown) => names.get(author) ?? (author ? `User ${author}` : 'The studio');
    const toFormComment = (comment: Comment): FormComment => ({
      id: comment.id,
      text: comment.text,
      author: getName(comment.author),
      at: comment.createdAt,
      mayDelete: mayDeleteAny(req) || comment.author === user.id,
    });
    const answers = Map.groupBy(docs, ({ answerTo }) => answerTo ?? null);
    const threads = (answers.get(null) ?? []).map((comment) => ({
      ...toFormComment(comment),
      resolvedBy: comment.isResolved ? getName(comment.resolvedBy) : null,
      answers: (answers.get(comment.id) ?? []).map(toFormComment),
    }));
    const { market }: StoredDocument = { ...document };
    const body: FormComments = {
      threads: threads.toSorted((a, b) => Number(a.resolvedBy !== null) - Number(b.resolvedBy !== null)),
      colleagues: (await listColleagues(req)).filter((colleague) => colleague.id !== user.id),
      mayComment: market ? mayChangeMarket(user, market as Market) : isEditorOfAllMarkets(user),
    };
    return Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
  },
};
