import type { Access, FieldAccess } from 'payload';
import { isAdmin, userOf } from './who.ts';

export const onlyAdmins: Access = ({ req }) => isAdmin(userOf(req));

export const adminsOrOneself: Access = ({ req }) => {
  const user = userOf(req);
  if (!user) return false;
  return isAdmin(user) || { id: { equals: user.id } };
};

/** Nobody makes themselves more than they are. */
export const onlyAdminsChangeRoles: FieldAccess = ({ req }) => isAdmin(userOf(req));
