import type { Market } from '@nettobonus/domain/markets/market';
import type { CollectionSlug, Payload, TypedUser } from 'payload';
import { isUnfinished, listJobs, type StoredJob } from '../jobs/job-queue.ts';
import type { ScheduledChangeData } from '../jobs/queues.ts';
import type { StoredDocument } from '../publishing/stored-document.ts';

export interface ScheduledChange extends ScheduledDocument {
  job: string;
  action: ScheduledChangeData['type'];
  at: Date;
  timeZone: string | undefined;
  /** The id of the user who scheduled it. */
  by: number | string;
  doc: ScheduledChangeData['doc'];
  /** Why the last attempt failed; the studio tries again. */
  problem: string | null;
}

interface ListOptions {
  payload: Payload;
  user: TypedUser | null | undefined;
}

/** Lists the scheduled changes of the documents that the user may read, earliest first. */
export async function listScheduled({ payload, user }: ListOptions): Promise<ScheduledChange[]> {
  const jobs = (await listJobs(payload, 'scheduled-change')).filter(isUnfinished);
  const all = await Promise.all(jobs.map((job) => toScheduled({ payload, user }, job)));
  return all.filter((entry) => entry !== null).toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

async function toScheduled(
  options: ListOptions,
  { id, data: { doc, type, at, timeZone, user }, problem }: StoredJob<ScheduledChangeData>,
): Promise<ScheduledChange | null> {
  const found = await findScheduledDocument(options, doc);
  return found && { ...found, job: id, action: type, at: new Date(at), timeZone, by: user, doc, problem };
}

interface ScheduledDocument {
  /** Path of the document's form. */
  href: string;
  title: string;
  /** Null if the document belongs to all markets. */
  market: Market | null;
}

/** Null if the document does not exist or the user may not read it. */
export async function findScheduledDocument(
  { payload, user }: ListOptions,
  { relationTo, value }: { relationTo: CollectionSlug; value: string },
): Promise<ScheduledDocument | null> {
  const found: object | null = await payload.findByID({
    collection: relationTo,
    id: value,
    depth: 0,
    draft: true,
    disableErrors: true,
    overrideAccess: false,
    user: user ?? null,
  });
  if (!found) return null;
  const { market, ...fields } = found as StoredDocument;
  const { labels, admin } = payload.collections[relationTo].config;
  return {
    href: `/admin/collections/${relationTo}/${value}`,
    title: `${labels.singular}: ${fields[admin.useAsTitle ?? 'id'] ?? value}`,
    market: (market as Market | undefined) ?? null,
  };
}
