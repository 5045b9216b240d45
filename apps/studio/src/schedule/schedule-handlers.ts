/** Handles requests from Payload's schedule panel with the job queue instead of Payload's own jobs. */
import type {
  getUpcomingScheduledPublishHandler,
  schedulePublishHandler,
} from '@payloadcms/ui/utilities/schedulePublishHandler';
import { type CollectionSlug, Forbidden, type PayloadRequest } from 'payload';
import { hasScheduledPublishEnabled } from 'payload/shared';
import { z } from 'zod';
import { mayUpdateDocument } from '../access/may-update-document.ts';
import { cancelJob, listJobs, sendJob } from '../jobs/job-queue.ts';
import type { ScheduledChangeData } from '../jobs/queues.ts';
import { Refusal, refusal } from '../publishing/field-error.ts';
import { requireApprovalForSchedule } from '../workflow/require-approval.ts';

const KIND = 'scheduled-change';
const MINUTE_MS = 60_000;

const inputSchema = z.object({
  type: z.enum(['publish', 'unpublish']),
  date: z.coerce.date(),
  doc: z.object({ relationTo: z.string(), value: z.string() }),
  timezone: z.string().optional(),
});

/** Schedules a change, or cancels the one with `deleteID`, if the user may publish the document. */
export const schedulePublish: typeof schedulePublishHandler = async ({ deleteID, req, ...args }) => {
  if (deleteID !== undefined) await cancel(req, z.uuid().parse(deleteID));
  else await schedule(req, args);
  return { message: req.i18n.t('general:success') };
};

/** Payload's server functions hide the message of an error from pages, so a refusal is a result. */
export const schedulePublishInPage: typeof schedulePublishHandler = async (args) => {
  try {
    return await schedulePublish(args);
  } catch (error) {
    if (error instanceof Refusal) return { error: error.message };
    throw error;
  }
};

async function schedule(req: PayloadRequest, args: object): Promise<void> {
  const { type, date, doc, timezone } = inputSchema.parse(args);
  const target = await requirePublishable(req, doc);
  if (!req.user) throw new Forbidden(req.t);
  // The form checks the time too. Until the request arrives, the next minute may have begun.
  if (date.getTime() < Date.now() - MINUTE_MS) {
    throw refusal('This time is in the past. Choose a later time, or publish now.');
  }
  if (type === 'publish') await requireApprovalForSchedule(req, target.relationTo, Number(target.value));
  await sendJob(
    req,
    KIND,
    {
      type,
      doc: target,
      user: req.user.id,
      at: date.toISOString(),
      ...(timezone === undefined ? {} : { timeZone: timezone }),
    },
    { startAfter: date },
  );
}

async function cancel(req: PayloadRequest, id: string): Promise<void> {
  const [job] = await listJobs(req.payload, KIND, { id });
  if (!job) throw new Forbidden(req.t);
  await requirePublishable(req, job.data.doc);
  await cancelJob(req, KIND, id);
}

/** Lists the pending changes of a document. */
export const listUpcoming: typeof getUpcomingScheduledPublishHandler = async ({
  id,
  collectionSlug,
  req,
}) => {
  const doc = await requirePublishable(req, { relationTo: collectionSlug ?? '', value: String(id) });
  const jobs = await listJobs(req.payload, KIND, { data: { doc } });
  return jobs
    .filter(({ state }) => state === 'created')
    .map(({ id: job, data: { type, timeZone, at } }) => ({
      id: job,
      input: { type, ...(timeZone === undefined ? {} : { timezone: timeZone }) },
      waitUntil: at,
    }));
};

type ScheduledDocument = ScheduledChangeData['doc'];

export async function mayPublish(
  req: PayloadRequest,
  doc: { relationTo: string; value: string },
): Promise<boolean> {
  const collection = req.payload.collections[doc.relationTo as CollectionSlug];
  if (!collection || !hasScheduledPublishEnabled(collection.config)) return false;
  return mayUpdateDocument(req, doc);
}

/** Payload's own handler only checks access to the studio, so an analyst could cancel an editor's schedule. */
async function requirePublishable(
  req: PayloadRequest,
  doc: { relationTo: string; value: string },
): Promise<ScheduledDocument> {
  if (!(await mayPublish(req, doc))) throw new Forbidden(req.t);
  return doc as ScheduledDocument;
}
