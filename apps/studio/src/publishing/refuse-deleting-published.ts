import type { CollectionBeforeOperationHook, Where } from 'payload';
import { getCurrentUser } from '../access/current-user.ts';
import { refusal } from './field-error.ts';
import type { StoredDocument } from './stored-document.ts';

/**
 * Refuses to delete a document for good that is published. The studio itself may: it has no user. Moving one to the
 * trash is refused in `requireTrashRules`.
 */
export const refuseDeletingPublished: CollectionBeforeOperationHook = async ({
  args,
  collection: { slug, admin },
  operation,
  req,
}) => {
  if (operation !== 'delete' || !getCurrentUser(req)) return;
  const { id, where = {} } = args as { id?: number | string; where?: Where };
  const isChosen: Where = id === undefined ? where : { id: { equals: id } };
  const { docs } = await req.payload.find({
    collection: slug,
    where: { and: [isChosen, { _status: { equals: 'published' } }] },
    depth: 0,
    limit: 1,
    overrideAccess: false,
    user: req.user,
    req,
  });
  const [published] = docs as unknown as StoredDocument[];
  if (!published) return;
  throw refusal(
    `${published[admin.useAsTitle ?? 'id']} is published. Unpublish it before you delete it. Nothing was deleted.`,
  );
};
