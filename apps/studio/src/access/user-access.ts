import type { Access, ClientUser, FieldAccess } from 'payload';
import { isAdmin, userOf } from './current-user.ts';
import type { StudioUser } from './roles.ts';

export const onlyAdmins: Access = ({ req }) => isAdmin(userOf(req));

export const adminsOrSelf: Access = ({ req }) => {
  const user = userOf(req);
  if (!user) return false;
  return isAdmin(user) || { id: { equals: user.id } };
};

/** Prevents users from raising their own role. */
export const onlyAdminsChangeRoles: FieldAccess = ({ req }) => isAdmin(userOf(req));

/** Other roles can read only their own user, for which they have the account page. */
export const hideUsersFromNonAdmins = ({ user }: { user: ClientUser | null }) =>
  !isAdmin(user as StudioUser | null);
