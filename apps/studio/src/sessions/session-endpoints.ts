import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { getCurrentUser, mayManageUser } from '../access/current-user.ts';
import { refuseRequest } from '../access/log-refusals.ts';
import { parseId } from '../access/restrict-config.ts';
import { recordUserChange } from '../audit/write-audit-entry.ts';
import { errorResponse } from '../http/error-response.ts';
import { changeAccount, findUser } from './account-lock.ts';

const endSchema = z.object({
  /** Absent: all sessions except the one that sends the request. */
  session: z.string().min(1).optional(),
});

/** Ends one session of a user, or all except the current one. Users can end their own sessions and those of users whom they manage. */
export const endSessions: Endpoint = {
  path: '/:id/end-sessions',
  method: 'post',
  handler: async (req) => {
    const user = getCurrentUser(req);
    const id = parseId(req.routeParams?.id);
    if (!user || (user.id !== id && !mayManageUser(user, await findUser(req, id)))) {
      return refuseRequest(req, 'You may not end the sessions of this user.');
    }
    await addDataAndFileToRequest(req);
    const body = endSchema.safeParse(req.data ?? {});
    if (!body.success) return errorResponse(400, z.prettifyError(body.error));
    const { session } = body.data;
    const { _sid } = req.user as { _sid?: string };
    const isEnded = (sid: string) => (session ? sid === session : sid !== _sid);
    const sessions = await removeSessions(req, id, isEnded);
    return sessions ? Response.json({ sessions }) : errorResponse(404, 'This user does not exist.');
  },
};

/** Ends some sessions of a user. Returns the ids of the others, or null if there is no such user. */
export function removeSessions(
  req: PayloadRequest,
  user: number,
  isEnded: (sid: string) => boolean,
): Promise<string[] | null> {
  return changeAccount(req, user, async () => {
    const account = await findUser(req, user);
    if (!account) return null;
    const sessions = (account.sessions ?? []).filter(({ id }) => !isEnded(id));
    const data = { sessions, updatedAt: null };
    await req.payload.db.updateOne({ collection: 'users', id: user, data, req, returning: false });
    await recordUserChange(req, user, 'sessions');
    return sessions.map(({ id }) => id);
  });
}
