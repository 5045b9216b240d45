import { addDataAndFileToRequest, type Endpoint, LockedAuth } from 'payload';
import { z } from 'zod';
import { getCurrentUser, mayManageUser } from '../access/current-user.ts';
import { refuseRequest } from '../access/log-refusals.ts';
import { parseId } from '../access/restrict-config.ts';
import { recordUserChange } from '../audit/write-audit-entry.ts';
import { errorResponse } from '../http/error-response.ts';
import { countFailure, isLocked } from '../login/login-limits.ts';
import { changeAccount, findUser } from '../sessions/account-lock.ts';
import { acceptCode, findSecondFactor, WRONG_CODE } from './check-second-factor.ts';
import { finishSetUp, startSetUp } from './set-up.ts';

const setUpSchema = z.object({ ticket: z.string(), code: z.string() }).optional().catch(undefined);

/** Starts to set up the caller's own second factor, or finishes with a ticket and a code. */
const setUpSecondFactor: Endpoint = {
  path: '/:id/second-factor',
  method: 'post',
  handler: async (req) => {
    const id = parseId(req.routeParams?.id);
    if (getCurrentUser(req)?.id !== id)
      return refuseRequest(req, 'Users can set up only their own second factor.');
    await addDataAndFileToRequest(req);
    const confirmation = setUpSchema.parse(req.data);
    return changeAccount(req, id, async () => {
      const user = await findUser(req, id);
      if (!user) return errorResponse(404, 'This user does not exist.');
      if (await findSecondFactor(req, id)) return errorResponse(409, 'You already have a second factor.');
      if (!confirmation) return Response.json(startSetUp(user));
      const recoveryCodes = await finishSetUp(req, user, confirmation);
      if (!recoveryCodes) return errorResponse(400, WRONG_CODE);
      await recordUserChange(req, id, 'second factor');
      return Response.json({ recoveryCodes });
    });
  },
};

const resetSchema = z.object({ code: z.string().catch('') }).catch({ code: '' });

/**
 * Removes a second factor and ends the user's sessions. Users can remove their own with a code. Admins and chief editors
 * can remove that of a user whom they manage, and who has lost both the app and the recovery codes.
 */
const resetSecondFactor: Endpoint = {
  path: '/:id/reset-second-factor',
  method: 'post',
  handler: async (req) => {
    const { payload } = req;
    const currentUser = getCurrentUser(req);
    const id = parseId(req.routeParams?.id);
    const isOwn = currentUser?.id === id;
    if (!isOwn && !mayManageUser(currentUser, await findUser(req, id))) {
      return refuseRequest(req, 'You may not reset the second factor of this user.');
    }
    await addDataAndFileToRequest(req);
    const { code } = resetSchema.parse(req.data);
    return changeAccount(req, id, async () => {
      const user = await findUser(req, id);
      const factor = await findSecondFactor(req, id);
      if (!user || !factor) return errorResponse(404, 'The user has no second factor.');
      if (isOwn && isLocked(user)) throw new LockedAuth(req.t);
      if (isOwn && !(await acceptCode(req, factor, code))) {
        await countFailure(payload, id);
        return errorResponse(400, WRONG_CODE);
      }
      await payload.delete({ collection: 'second-factors', id, overrideAccess: true, req });
      const data = { sessions: [], updatedAt: null };
      await payload.db.updateOne({ collection: 'users', id, data, req, returning: false });
      await recordUserChange(req, id, 'second factor');
      return Response.json({ reset: true });
    });
  },
};

export const secondFactorEndpoints: Endpoint[] = [setUpSecondFactor, resetSecondFactor];
