import type { Access, ClientUser, FieldAccess } from 'payload';
import { getCurrentUser, isAdmin } from './current-user.ts';
import type { StudioUser } from './roles.ts';

export const onlyAdmins: Access = ({ req }) => isAdmin(getCurrentUser(req));

export const adminsOrSelf: Access = ({ req }) => {
  const user = getCurrentUser(req);
  if (!user) return false;
  return isAdmin(user) || { id: { equals: user.id } };
};

/** Prevents users from raising their own role, and from impersonating a colleague. */
export const onlyAdminsMayChange: FieldAccess = ({ req }) => isAdmin(getCurrentUser(req));

/** Other roles can only read their own user, which the account page shows. */
export const hideUsersFromNonAdmins = ({ user }: { user: ClientUser | null }) =>
  !isAdmin(user as StudioUser | null);
