import type { PayloadRequest } from 'payload';
import { getCurrentUser, isEditorOfAllMarkets, mayChangeMarket } from '../access/current-user.ts';
import { findReply } from '../inbox/send-reply.ts';
import { findScheduledDocument } from '../schedule/list-scheduled.ts';
import { mayPublish } from '../schedule/schedule-handlers.ts';
import { type DeadLetter, listDeadLetters } from './job-queue.ts';
import type { JobData, JobKind } from './queues.ts';

export interface FailedJob extends Description {
  id: string;
  failedAt: Date;
  problem: string;
}

interface Description {
  /** What failed, and for which document. */
  title: string;
  /** The page where an editor can fix the problem. */
  href: string | null;
}

type Describer<K extends JobKind> = (req: PayloadRequest, data: JobData[K]) => Promise<Description | null>;

const forEditors =
  (title: string, href: string | null = null) =>
  async (req: PayloadRequest): Promise<Description | null> =>
    isEditorOfAllMarkets(getCurrentUser(req)) ? { title, href } : null;

/** How a failed job is shown; null if the user may not retry or dismiss it. */
const DESCRIBERS: { [K in JobKind]: Describer<K> } = {
  'scheduled-change': async (req, { doc, type }) => {
    const verb = type === 'publish' ? 'Publish' : 'Unpublish';
    const found = await findScheduledDocument(req, doc);
    if (!found) return forEditors(`${verb} a deleted document`)(req);
    return (await mayPublish(req, doc)) ? { title: `${verb} ${found.title}`, href: found.href } : null;
  },
  'send-mail': async (req, { messageId }) => {
    const { docs } = await req.payload.find({
      collection: 'messages',
      where: { messageId: { equals: messageId } },
      depth: 0,
      limit: 1,
      overrideAccess: true,
    });
    const [message] = docs;
    if (!message) return forEditors('Email about a deleted message')(req);
    const title = `Email about message ${message.id} · ${message.market}`;
    return forEditors(title, `/admin/collections/messages/${message.id}`)(req);
  },
  'send-reply': async (req, { replyId }) => {
    const reply = await findReply(req.payload, replyId);
    if (!reply) return forEditors('Answer to a deleted message')(req);
    const { id, market } = reply.message;
    return mayChangeMarket(getCurrentUser(req), market)
      ? { title: `Answer to message ${id} · ${market}`, href: `/admin/collections/messages/${id}` }
      : null;
  },
  'send-mention': forEditors('Email about a comment'),
  'import-message': forEditors('Import a contact message'),
  'check-links': forEditors('Check affiliate links', '/admin/links'),
  'check-terms': forEditors('Fetch the casinos’ terms', '/admin/terms'),
  'raise-alerts': forEditors('Look for alerts', '/admin/collections/alerts'),
  'send-alert-mail': (req, { market }) =>
    forEditors(`Alert by email · ${market}`, '/admin/collections/alert-settings')(req),
  'send-alert-webhook': forEditors('Alert through a webhook', '/admin/collections/alert-settings'),
  'delete-expired': forEditors('Delete expired messages and clicks'),
};

/** The jobs that failed for good and that the user may retry or dismiss, oldest first; with `id`, only that one. */
export async function listFailedJobs(req: PayloadRequest, id?: string): Promise<FailedJob[]> {
  const deadLetters = await listDeadLetters(req.payload, id);
  const all = await Promise.all(deadLetters.map((deadLetter) => toFailedJob(req, deadLetter)));
  return all.filter((job) => job !== null);
}

async function toFailedJob(
  req: PayloadRequest,
  { id, kind, data, failedAt, problem }: DeadLetter,
): Promise<FailedJob | null> {
  const description = await (DESCRIBERS[kind] as Describer<JobKind>)(req, data as never);
  return description && { ...description, id, failedAt, problem };
}
