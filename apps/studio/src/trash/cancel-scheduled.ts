import type { CollectionAfterChangeHook } from 'payload';
import { cancelJob, isUnfinished, listJobs } from '../jobs/job-queue.ts';
import { getPublication } from '../publishing/publication.ts';

const KIND = 'scheduled-change';

/** Cancels what is scheduled for a document that moves to the trash: a restored one must not publish itself. */
export const cancelScheduledOfTrashed: CollectionAfterChangeHook = async ({
  doc,
  collection: { slug },
  req,
}) => {
  if (getPublication(req, slug, doc.id)?.trash !== 'moved to the trash') return;
  const data = { doc: { relationTo: slug, value: String(doc.id) } };
  const jobs = await listJobs(req.payload, KIND, { data });
  for (const { id } of jobs.filter(isUnfinished)) await cancelJob(req, KIND, id);
};
