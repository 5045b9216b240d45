import { APIError, type CollectionSlug, NotFound, type Payload, type PayloadRequest } from 'payload';
import { overwriteAs } from '../conflicts/saved-through.ts';
import { JobError } from '../jobs/job-error.ts';
import type { ScheduledChangeData } from '../jobs/queues.ts';
import type { RunningJob } from '../jobs/running-job.ts';
import { runInTransaction } from '../publishing/run-in-transaction.ts';

const CONFLICT = 409;

/**
 * Publishes or unpublishes a document on behalf of the user who scheduled it, with that user's current permissions. The
 * change, its audit entry and the completion of the job are one transaction.
 */
export async function runScheduledChange(
  payload: Payload,
  { data, completeIn }: RunningJob<ScheduledChangeData>,
): Promise<void> {
  await runInTransaction(payload, async (req) => {
    // A document that was deleted in the meantime needs no change.
    if (await find(req, data.doc.relationTo, data.doc.value)) await makeChange(req, data);
    await completeIn(req);
  });
}

async function makeChange(
  req: PayloadRequest,
  { type, doc, user: userId }: ScheduledChangeData,
): Promise<void> {
  const user = await find(req, 'users', userId);
  if (!user) throw new JobError('The user who scheduled the change no longer exists.', { isFinal: true });
  req.user = { ...user, collection: 'users' };
  await req.payload
    .update({
      collection: doc.relationTo,
      id: Number(doc.value),
      data: { _status: type === 'publish' ? 'published' : 'draft' },
      depth: 0,
      overrideAccess: false,
      user: req.user,
      context: overwriteAs('schedule'),
      req,
    })
    .catch(rethrowRefusal);
}

const find = <S extends CollectionSlug>(req: PayloadRequest, collection: S, id: number | string) =>
  req.payload.findByID({
    collection,
    id,
    depth: 0,
    draft: true,
    disableErrors: true,
    overrideAccess: true,
    req,
  });

/**
 * A change that the rules or the user's permissions forbid is not retried: it would fail again, and the editor must
 * know. If the document was deleted or saved in the meantime, the next attempt reads it again.
 */
function rethrowRefusal(error: unknown): never {
  const isRefusal = error instanceof APIError && error.status < 500;
  if (isRefusal && !(error instanceof NotFound) && error.status !== CONFLICT) {
    throw new JobError(error.message, { isFinal: true });
  }
  throw error;
}
