import type { Endpoint, PayloadRequest } from 'payload';
import { getCurrentUser, mayManageUser } from '../access/current-user.ts';
import { refuseRequest } from '../access/log-refusals.ts';
import { requireOtherAdmin } from '../access/protect-last-admin.ts';
import { parseId } from '../access/restrict-config.ts';
import { userTitle } from '../audit/user-title.ts';
import { recordUserChange, writeAuditEntry } from '../audit/write-audit-entry.ts';
import type { AuditAction } from '../collections/audit-log.ts';
import { errorResponse } from '../http/error-response.ts';
import type { User } from '../payload-types.ts';
import { changeAccount, findUser, updateAccount } from '../sessions/account-lock.ts';
import { type AccountStatus, getAccountStatus } from './account-status.ts';
import { sendPasswordLink, storePasswordToken } from './password-link.ts';

/** Changes an account that the caller manages, with the account locked. */
async function changeManaged<T>(
  req: PayloadRequest,
  change: (account: User) => Promise<T | Response>,
): Promise<T | Response> {
  const id = parseId(req.routeParams?.id);
  return changeAccount(req, id, async () => {
    const account = await findUser(req, id);
    if (!mayManageUser(getCurrentUser(req), account)) {
      return refuseRequest(req, 'You may not change this user.');
    }
    return account ? change(account) : errorResponse(404, 'This user does not exist.');
  });
}

const recordAction = (req: PayloadRequest, action: AuditAction, { id }: User) =>
  writeAuditEntry(req, { action, kind: 'users', document: id, title: userTitle({ id }) });

/** Keeps the user, whose name the history needs, but ends all sessions and refuses logins. */
const deactivate: Endpoint = {
  path: '/:id/deactivate',
  method: 'post',
  handler: (req) =>
    changeManaged(req, async (account) => {
      if (getAccountStatus(account) !== 'active')
        return errorResponse(409, 'Only an active user can be deactivated.');
      if (account.role === 'admin') await requireOtherAdmin(req, account.id);
      await setStatus(req, account, 'deactivated');
      await recordAction(req, 'deactivated', account);
      return Response.json({ status: 'deactivated' });
    }),
};

const reactivate: Endpoint = {
  path: '/:id/reactivate',
  method: 'post',
  handler: (req) =>
    changeManaged(req, async (account) => {
      if (getAccountStatus(account) !== 'deactivated')
        return errorResponse(409, 'This user is not deactivated.');
      await setStatus(req, account, 'active');
      await recordAction(req, 'reactivated', account);
      return Response.json({ status: 'active' });
    }),
};

async function setStatus(req: PayloadRequest, { id }: User, status: AccountStatus): Promise<void> {
  await updateAccount(req, id, { status, resetPasswordToken: null });
  await updateAccount(req, id, { sessions: [] });
}

/** Invites a user again, or gives an active user a link for a new password. Earlier links stop working. */
const sendLink: Endpoint = {
  path: '/:id/send-link',
  method: 'post',
  handler: async (req) => {
    const stored = await changeManaged(req, async (account) => {
      const { id } = account;
      const status = getAccountStatus(account);
      if (status === 'deactivated') return errorResponse(409, 'Reactivate the user first.');
      if (status === 'invited') await recordAction(req, 'invited', account);
      else await recordUserChange(req, id, 'password link');
      return { account, status, token: await storePasswordToken(req, id, status) };
    });
    if (stored instanceof Response) return stored;
    // After the transaction: a mail server may take half a minute.
    return Response.json(await sendPasswordLink(stored.account, stored.token, stored.status));
  },
};

/** Deletes a user who has never logged in. */
const withdrawInvitation: Endpoint = {
  path: '/:id/withdraw-invitation',
  method: 'post',
  handler: (req) =>
    changeManaged(req, async (account) => {
      const { id } = account;
      if (getAccountStatus(account) !== 'invited') {
        return errorResponse(409, 'This user has accepted the invitation. Deactivate the user instead.');
      }
      await req.payload.delete({ collection: 'users', id, overrideAccess: true, req });
      return Response.json({ isWithdrawn: true });
    }),
};

export const accountEndpoints: Endpoint[] = [deactivate, reactivate, sendLink, withdrawInvitation];
