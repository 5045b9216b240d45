import type { Market } from '@nettobonus/domain/market';
import type { CollectionSlug, Payload, TypedUser } from 'payload';
import type { PayloadJob } from '../payload-types.ts';
import { isPublished } from '../publishing/previously-published.ts';
import type { Stored } from '../publishing/stored.ts';

export interface Scheduled {
  job: number;
  /** The form of the document. */
  href: string;
  title: string;
  /** Null where the document belongs to all markets. */
  market: Market | null;
  deed: 'publish' | 'unpublish';
  at: Date;
  timeZone: string | undefined;
  /** Why it did not come about; null while it is to come. */
  problem: string | null;
}

interface Asker {
  payload: Payload;
  user: TypedUser | null | undefined;
}

export interface Plan {
  type?: 'publish' | 'unpublish';
  doc?: { relationTo: CollectionSlug; value: string };
  timezone?: string;
}

/**
 * What is to be published or withdrawn, and what failed when its time came: nobody sits there then to be told. Failures come
 * first, and go when somebody has done it by hand.
 */
export async function listScheduled({ payload, user }: Asker): Promise<Scheduled[]> {
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
    .filter((one) => one !== null)
    .toSorted((a, b) => Number(a.problem === null) - Number(b.problem === null));
}

async function toScheduled({ payload, user }: Asker, job: PayloadJob): Promise<Scheduled | null> {
  const { type: deed = 'publish', doc, timezone: timeZone } = (job.input ?? {}) as Plan;
  // Payload leaves an empty job behind where a plan is taken back.
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
    return found as Stored | null;
  };
  const [newest, standing] = await Promise.all([find(true), find(false)]);
  if (!newest) return null;
  const failedAt = job.hasError ? new Date(job.log?.at(-1)?.completedAt ?? job.updatedAt) : null;
  if (failedAt && standing && isDoneSince(standing, deed, failedAt)) return null;
  const { labels, admin } = payload.collections[doc.relationTo].config;
  return {
    job: job.id,
    href: `/admin/collections/${doc.relationTo}/${doc.value}`,
    title: `${labels.singular}: ${newest[admin.useAsTitle ?? 'id'] ?? doc.value}`,
    market: (newest.market as Market | undefined) ?? null,
    deed,
    at: new Date(job.waitUntil ?? failedAt ?? job.createdAt),
    timeZone,
    problem: failedAt && problemOf(job.error),
  };
}

function isDoneSince(standing: Stored, deed: Scheduled['deed'], failedAt: Date): boolean {
  if (deed === 'unpublish') return !isPublished(standing);
  return isPublished(standing) && new Date(String(standing.updatedAt)) > failedAt;
}

function problemOf(error: PayloadJob['error']): string {
  const { message } = (error ?? {}) as { message?: unknown };
  return typeof message === 'string' && message ? message : 'It is not known why.';
}
