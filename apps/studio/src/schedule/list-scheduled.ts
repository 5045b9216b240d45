import type { Market } from '@nettobonus/domain/markets/market';
import type { CollectionSlug, Payload, TypedUser } from 'payload';
import type { PayloadJob } from '../payload-types.ts';
import { isPublished, type StoredDocument } from '../publishing/stored-document.ts';

export interface ScheduledChange {
  job: number;
  /** Path of the document's form. */
  href: string;
  title: string;
  /** Null if the document belongs to all markets. */
  market: Market | null;
  action: 'publish' | 'unpublish';
  at: Date;
  timeZone: string | undefined;
  /** Why the job failed; null while it is pending. */
  problem: string | null;
}

interface ListOptions {
  payload: Payload;
  user: TypedUser | null | undefined;
}

export interface SchedulePublishInput {
  type?: 'publish' | 'unpublish';
  doc?: { relationTo: CollectionSlug; value: string };
  timezone?: string;
}

/**
 * Lists pending and failed scheduled jobs. Failures come first, because no editor sees a job fail. A failure disappears
 * once an editor publishes or unpublishes the document by hand.
 */
export async function listScheduled({ payload, user }: ListOptions): Promise<ScheduledChange[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'schedulePublish' }, completedAt: { exists: false } },
    sort: 'waitUntil',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  const all = await Promise.all(docs.map((job) => toScheduled({ payload, user }, job)));
  return all
    .filter((entry) => entry !== null)
    .toSorted((a, b) => Number(a.problem === null) - Number(b.problem === null));
}

async function toScheduled({ payload, user }: ListOptions, job: PayloadJob): Promise<ScheduledChange | null> {
  const { type: action = 'publish', doc, timezone: timeZone } = (job.input ?? {}) as SchedulePublishInput;
  // A cancelled schedule leaves an empty job in Payload.
  if (!doc) return null;
  const find = async (draft: boolean) => {
    const found: object | null = await payload.findByID({
      collection: doc.relationTo,
      id: doc.value,
      depth: 0,
      draft,
      disableErrors: true,
      overrideAccess: false,
      user: user ?? null,
    });
    return found as StoredDocument | null;
  };
  const [newest, published] = await Promise.all([find(true), find(false)]);
  if (!newest) return null;
  const failedAt = job.hasError ? new Date(job.log?.at(-1)?.completedAt ?? job.updatedAt) : null;
  if (failedAt && published && isResolvedSince(published, action, failedAt)) return null;
  const { labels, admin } = payload.collections[doc.relationTo].config;
  return {
    job: job.id,
    href: `/admin/collections/${doc.relationTo}/${doc.value}`,
    title: `${labels.singular}: ${newest[admin.useAsTitle ?? 'id'] ?? doc.value}`,
    market: (newest.market as Market | undefined) ?? null,
    action,
    at: new Date(job.waitUntil ?? failedAt ?? job.createdAt),
    timeZone,
    problem: failedAt && describeError(job.error),
  };
}

function isResolvedSince(
  published: StoredDocument,
  action: ScheduledChange['action'],
  failedAt: Date,
): boolean {
  if (action === 'unpublish') return !isPublished(published);
  return isPublished(published) && new Date(String(published.updatedAt)) > failedAt;
}

function describeError(error: PayloadJob['error']): string {
  const { message } = (error ?? {}) as { message?: unknown };
  return typeof message === 'string' && message ? message : 'The reason is unknown.';
}
