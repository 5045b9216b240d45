import { MARKETS } from '@nettobonus/domain/markets/market';
import { isCalendarDay } from '@nettobonus/domain/shared/calendar-day';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { getCurrentUser, mayChangeMarket } from '../access/current-user.ts';
import { refuseRequest } from '../access/log-refusals.ts';
import { writeAuditEntry } from '../audit/write-audit-entry.ts';
import { errorResponse } from '../http/error-response.ts';
import { withTransaction } from '../publishing/run-in-transaction.ts';
import { formatTaskKey, listColleagues } from './finding-tasks.ts';

const requestSchema = z.object({
  rule: z.string().min(1).max(100),
  market: z.enum(MARKETS),
  listing: z.int().positive().nullable(),
  owner: z.int().positive().nullable(),
  dueOn: z.string().refine(isCalendarDay).nullable(),
});
type TaskRequest = z.infer<typeof requestSchema>;

/** Sets who mends a finding, and until when. Without both, removes the task. */
export const findingTaskEndpoint: Endpoint = {
  path: '/findings/task',
  method: 'post',
  handler: async (req) => {
    const parsed = requestSchema.safeParse(await req.json?.().catch(() => null));
    const user = getCurrentUser(req);
    if (!user || (parsed.success && !mayChangeMarket(user, parsed.data.market))) {
      return refuseRequest(req, 'Only editors of this market may do this.');
    }
    if (!parsed.success) return errorResponse(400, 'Choose an owner, and a day such as 2026-11-30.');
    return withTransaction(req, () => saveTask(req, parsed.data));
  },
};

async function saveTask(req: PayloadRequest, task: TaskRequest): Promise<Response> {
  const { rule, market, listing, owner, dueOn } = task;
  const title = await findTitle(req, task);
  if (title === null) return errorResponse(404, 'There is no such listing in this market.');
  if (owner !== null && !(await listColleagues(req.payload, [market])).some(({ id }) => id === owner)) {
    return errorResponse(400, 'This user may not change this market, or cannot log in at the moment.');
  }
  const key = formatTaskKey(task);
  await req.payload.delete({
    collection: 'finding-tasks',
    where: { key: { equals: key } },
    overrideAccess: true,
    req,
  });
  if (owner !== null || dueOn !== null) {
    await req.payload.create({
      collection: 'finding-tasks',
      data: { key, rule, market, listing, owner, dueOn },
      overrideAccess: true,
      req,
    });
  }
  await writeAuditEntry(req, {
    action: 'changed',
    kind: 'finding-tasks',
    document: key,
    title: `${rule} · ${title}`,
    fields: ['owner', 'dueOn'],
  });
  return Response.json({ done: true });
}

/** The title of the listing, or the market; null if the listing does not exist there. */
async function findTitle(req: PayloadRequest, { listing, market }: TaskRequest): Promise<string | null> {
  if (listing === null) return market;
  const found = await req.payload.findByID({
    collection: 'listings',
    id: listing,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  });
  return found?.market === market ? (found.title ?? String(listing)) : null;
}
