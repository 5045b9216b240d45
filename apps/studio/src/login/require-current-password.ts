import { type CollectionBeforeValidateHook, LockedAuth } from 'payload';
import { fieldError } from '../publishing/field-error.ts';
import { findUser } from '../sessions/account-lock.ts';
import { matchesPassword, queueHash } from './hash-queue.ts';
import { countFailure } from './login-limits.ts';

/**
 * Users change their own password only with the current one, because somebody else may sit at their screen. Admins set the
 * passwords of others without it.
 */
export const requireCurrentPassword: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const { currentPassword, ...change } = data ?? {};
  if (typeof change.password !== 'string' || !req.user || req.user.id !== originalDoc?.id) return change;
  const user = await findUser(req, req.user.id);
  if (user?.lockUntil && new Date(user.lockUntil).getTime() > Date.now()) throw new LockedAuth(req.t);
  if (user && (await queueHash(() => matchesPassword(user, String(currentPassword ?? ''))))) return change;
  await countFailure(req.payload, Number(req.user.id));
  throw fieldError({ collection: 'users', path: 'currentPassword', message: 'Enter your current password.' });
};
