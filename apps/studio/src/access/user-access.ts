import type { Access, ClientUser, FieldAccess } from 'payload';
import type { StudioUser } from './roles.ts';
import { isAdmin, userOf } from './who.ts';

export const onlyAdmins: Access = ({ req }) => isAdmin(userOf(req));

export const adminsOrOneself: Access = ({ req }) => {
  const user = userOf(req);
  if (!user) return false;
  return isAdmin(user) || { id: { equals: user.id } };
};

/** Nobody makes themselves more than they are. */
export const onlyAdminsChangeRoles: FieldAccess = ({ req }) => isAdmin(userOf(req));

/** Of the users everybody else may see themselves only, and has the account page for it. */
export const onlyAdminsFindUsers = ({ user }: { user: ClientUser | null }) =>
  !isAdmin(user as StudioUser | null);
