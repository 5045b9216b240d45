import { APIError, type CollectionBeforeLoginHook } from 'payload';
import type { User } from '../payload-types.ts';

/** Runs after the password was checked. A password reset starts no session, and may accept an invitation. */
export const refuseInactiveUser: CollectionBeforeLoginHook<User> = ({ req, user }) => {
  if (req.context.discardsSession || user.status === 'active') return;
  throw new APIError('Your account is deactivated. Ask a chief editor or an admin.', 403, undefined, true);
};
