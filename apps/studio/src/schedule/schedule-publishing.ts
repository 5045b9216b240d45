import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler';
import { type CollectionSlug, docAccessOperation, Forbidden } from 'payload';
import type { Plan } from './list-scheduled.ts';

type Handler = typeof schedulePublishHandler;

/**
 * Payload's own function asks only whether somebody may open the studio: an analyst could take back what an editor has
 * scheduled. Asked first here is whether the document is theirs to publish.
 */
export const schedulePublishing: Handler = async (asked) => {
  const { deleteID, req } = asked;
  const doc = deleteID === undefined ? (asked.doc as Plan['doc']) : await findDocument(asked, deleteID);
  if (!doc || !(await mayPublish(asked, doc))) throw new Forbidden(req.t);
  return schedulePublishHandler(asked);
};

type Asked = Parameters<Handler>[0];

async function findDocument({ req }: Asked, job: number | string): Promise<Plan['doc']> {
  const found = await req.payload.findByID({
    collection: 'payload-jobs',
    id: job,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  });
  return ((found?.input ?? {}) as Plan).doc;
}

async function mayPublish({ req }: Asked, { relationTo, value }: NonNullable<Plan['doc']>): Promise<boolean> {
  const collection = req.payload.collections[relationTo as CollectionSlug];
  if (!collection) return false;
  return Boolean((await docAccessOperation({ id: Number(value), collection, req })).update);
}
