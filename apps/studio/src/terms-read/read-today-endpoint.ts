import { APIError, type Endpoint, type PayloadRequest, ValidationError } from 'payload';
import { z } from 'zod';
import { getCurrentUser, isEditor } from '../access/current-user.ts';
import { refuseRequest } from '../access/log-refusals.ts';
import { errorResponse } from '../http/error-response.ts';
import { runInTransaction } from '../publishing/run-in-transaction.ts';
import { markReadToday } from './read-today.ts';
import type { ReadTodayResult } from './read-today-result.ts';

const MAX_LISTINGS = 200;
const requestSchema = z.object({
  ids: z.array(z.int().positive()).min(1).max(MAX_LISTINGS),
  /** Identifies the text of the terms that the page showed. Only for one listing. */
  seen: z.string().optional(),
});

/** Notes for listings that their terms were read today and have not changed. Reports those that were refused. */
export const readTodayEndpoint: Endpoint = {
  path: '/terms-read-today',
  method: 'post',
  handler: async (req) => {
    if (!isEditor(getCurrentUser(req))) return refuseRequest(req, 'Only editors may do this.');
    const parsed = requestSchema.safeParse(await req.json?.().catch(() => null));
    if (!parsed.success) return errorResponse(400, `Choose between 1 and ${MAX_LISTINGS} listings.`);
    const now = new Date();
    const refused: ReadTodayResult['refused'] = [];
    const { ids, seen } = parsed.data;
    for (const id of new Set(ids)) {
      const message = await tryMarking(req, id, now, seen);
      if (message !== null) refused.push({ id, title: await readTitle(req, id), message });
    }
    return Response.json({ done: ids.length - refused.length, refused });
  },
};

/** Each listing in a transaction of its own, so that a refused one does not prevent the others. */
async function tryMarking(
  { payload, user }: PayloadRequest,
  id: number,
  now: Date,
  seen: string | undefined,
): Promise<string | null> {
  try {
    await runInTransaction(payload, async (req) => {
      req.user = user;
      await markReadToday(req, id, now, seen);
    });
    return null;
  } catch (error) {
    if (!(error instanceof APIError) || !error.isPublic) throw error;
    const messages = error instanceof ValidationError ? error.data.errors.map(({ message }) => message) : [];
    return messages.join(' ') || error.message;
  }
}

async function readTitle({ payload, user }: PayloadRequest, id: number): Promise<string> {
  const listing = await payload.findByID({
    collection: 'listings',
    id,
    depth: 0,
    select: { title: true },
    disableErrors: true,
    overrideAccess: false,
    user,
  });
  return listing?.title ?? `Listing ${id}`;
}
