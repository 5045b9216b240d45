import type { CollectionBeforeDeleteHook } from 'payload';

/** Answers quote visitors, so they are deleted with the message, in the same transaction. */
export const deleteReplies: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({
    collection: 'replies',
    where: { message: { equals: id } },
    depth: 0,
    overrideAccess: true,
    req,
  });
};
