import type { UIFieldServerComponent } from 'payload';
import { getCurrentUser, mayManageUser } from '../access/current-user.ts';
import { findUser } from '../sessions/account-lock.ts';
import { AccountActions } from './account-actions.tsx';
import { getAccountStatus } from './account-status.ts';
import './users.css';

/** On the page of another user, for those who manage the user: invite again, deactivate, and so on. */
export const AccountPanel: UIFieldServerComponent = async ({ id, req }) => {
  const user = getCurrentUser(req);
  if (!id || user?.id === Number(id)) return null;
  const account = await findUser(req, Number(id));
  if (!account || !mayManageUser(user, account)) return null;
  return <AccountActions name={account.name} status={getAccountStatus(account)} user={account.id} />;
};
