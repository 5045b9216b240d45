import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler';
import { type CollectionSlug, docAccessOperation, Forbidden } from 'payload';
import type { SchedulePublishInput } from './list-scheduled.ts';

type Handler = typeof schedulePublishHandler;

/**
 * Checks that the user may publish the document. Payload's own handler only checks access to the studio, so an analyst
 * could cancel an editor's schedule.
 */
export const guardedSchedulePublish: Handler = async (args) => {
  const { deleteID, req } = args;
  const doc =
    deleteID === undefined ? (args.doc as SchedulePublishInput['doc']) : await findDocument(args, deleteID);
  if (!doc || !(await mayPublish(args, doc))) throw new Forbidden(req.t);
  return schedulePublishHandler(args);
};

type HandlerArgs = Parameters<Handler>[0];

async function findDocument(
  { req }: HandlerArgs,
  job: number | string,
): Promise<SchedulePublishInput['doc']> {
  const found = await req.payload.findByID({
    collection: 'payload-jobs',
    id: job,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  });
  return ((found?.input ?? {}) as SchedulePublishInput).doc;
}

async function mayPublish(
  { req }: HandlerArgs,
  { relationTo, value }: NonNullable<SchedulePublishInput['doc']>,
): Promise<boolean> {
  const collection = req.payload.collections[relationTo as CollectionSlug];
  if (!collection) return false;
  return Boolean((await docAccessOperation({ id: Number(value), collection, req })).update);
}
