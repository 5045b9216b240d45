import type { Access, ClientUser, CollectionBeforeChangeHook, FieldAccess, Where } from 'payload';
import type { User } from '../payload-types.ts';
import { fieldError, refusal } from '../publishing/field-error.ts';
import { getCurrentUser, getManagedRoles, isAdmin, mayManageUser } from './current-user.ts';
import { ROLE_RIGHTS, type StudioUser } from './roles.ts';

export const onlyAdmins: Access = ({ req }) => isAdmin(getCurrentUser(req));

export const onlyUserManagers: Access = ({ req }) => mayManageUser(getCurrentUser(req), null);

export const userManagersOrSelf: Access = ({ req }) => {
  const user = getCurrentUser(req);
  if (!user) return false;
  return mayManageUser(user, null) || { id: { equals: user.id } };
};

/** Chief editors cannot change admins or each other. */
export const managersOfUserOrSelf: Access = ({ req }) => {
  const user = getCurrentUser(req);
  if (!user) return false;
  const isSelf: Where = { id: { equals: user.id } };
  const roles = getManagedRoles(user);
  return roles.length === 0 ? isSelf : { or: [isSelf, { role: { in: [...roles] } }] };
};

/** Prevents users from raising their own role, and from impersonating a colleague. */
export const onlyManagersMayChange: FieldAccess<User> = ({ req, doc }) =>
  mayManageUser(getCurrentUser(req), doc?.role ? { role: doc.role } : null);

/** Other roles can only read their own user, which the account page shows. */
export const hideUsersFromOthers = ({ user }: { user: ClientUser | null }) =>
  !mayManageUser(user as StudioUser | null, null);

/** Refuses a role that the current user may neither take from a user nor give to one. */
export const refuseUnmanagedRole: CollectionBeforeChangeHook<User> = ({ data, originalDoc, req }) => {
  const user = getCurrentUser(req);
  if (!user || !data.role || data.role === originalDoc?.role) return;
  const roles = [data.role, ...(originalDoc ? [originalDoc.role] : [])];
  const unmanaged = roles.find((role) => !getManagedRoles(user).includes(role));
  if (unmanaged) {
    throw refusal(`Only admins may give or take away the role “${ROLE_RIGHTS[unmanaged].label}”.`);
  }
};

/** Without a market, a market editor could change nothing, and would see an empty dashboard. */
export const requireMarketOfMarketEditor: CollectionBeforeChangeHook<User> = ({ data, originalDoc }) => {
  const { id, role, markets } = { ...originalDoc, ...data };
  const isChanged = data.role !== originalDoc?.role || data.markets !== undefined;
  if (!isChanged || !role || ROLE_RIGHTS[role].content !== 'own markets' || markets?.length) return;
  throw fieldError({
    collection: 'users',
    id,
    path: 'markets',
    message: 'A market editor needs at least one market.',
  });
};
