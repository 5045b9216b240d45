import {
  AuthenticationError,
  addDataAndFileToRequest,
  commitTransaction,
  type Endpoint,
  generatePayloadCookie,
  initTransaction,
  killTransaction,
  LockedAuth,
  loginOperation,
  type PayloadRequest,
} from 'payload';
import { z } from 'zod';
import { env } from '../env.ts';
import { errorResponse } from '../http/error-response.ts';
import { logEvent } from '../log-event.ts';
import type { User } from '../payload-types.ts';
import { SecondFactorError, type SecondFactorInput } from '../second-factor/check-second-factor.ts';
import { findUser, withAccountLock } from '../sessions/account-lock.ts';
import { removeSessions } from '../sessions/session-endpoints.ts';
import { createDeviceCookie, readDevice } from './device-cookie.ts';
import { queueHash, spendHash } from './hash-queue.ts';
import {
  countFailure,
  isLocked,
  TooManyLoginsError,
  takeAddressAttempt,
  takeKnownBrowserAttempt,
  unknownUserFailures,
} from './login-limits.ts';

const textSchema = z.string().catch('');
/** No email address is longer. The counters of failures store the address. */
const MAX_EMAIL_LENGTH = 254;
const loginSchema = z
  .object({
    email: z.string().max(MAX_EMAIL_LENGTH).catch(''),
    password: textSchema,
    code: textSchema,
    ticket: textSchema,
  })
  .catch({ email: '', password: '', code: '', ticket: '' });

type Login = z.infer<typeof loginSchema>;

/** Replaces Payload's login, which checks parallel passwords beyond its limit and has no second factor. */
export const loginEndpoint: Endpoint = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const login = loginSchema.parse(req.data ?? {});
    // Payload replaces the request's user.
    const earlier = req.user as { id: number; _sid?: string } | null;
    let refund = () => {};
    try {
      refund = takeAddressAttempt(req, env.TRUSTED_PROXY_HOPS);
      const { token, deviceCookie, ...result } = await queueHash(() => logIn(req, login));
      refund();
      // The browser replaces its cookie, so nobody would end the session that the old one belongs to.
      if (earlier?._sid) await removeSessions(req, earlier.id, (sid) => sid === earlier._sid);
      const { config } = req.payload.collections.users;
      const cookie = generatePayloadCookie({
        collectionAuthConfig: config.auth,
        cookiePrefix: req.payload.config.cookiePrefix,
        token: token ?? '',
      });
      const { recoveryCodes } = req.context;
      return Response.json(
        { message: req.t('authentication:passed'), ...result, ...(recoveryCodes ? { recoveryCodes } : {}) },
        {
          headers: [
            ['Set-Cookie', cookie],
            ['Set-Cookie', deviceCookie],
          ],
        },
      );
    } catch (error) {
      // Not for a failure of the studio itself: editors who try again would lock out their office.
      if (!isFailedGuess(error)) refund();
      if (error instanceof TooManyLoginsError) return refuseLogin(req, error);
      if (!(error instanceof SecondFactorError)) throw error;
      const { needs, setUp, message } = error;
      return errorResponse(401, message, { needs, setUp });
    }
  },
};

const isFailedGuess = (error: unknown) =>
  error instanceof AuthenticationError ||
  error instanceof LockedAuth ||
  (error instanceof SecondFactorError && error.isWrong);

/** The response to a login or a password reset after too many failures. Logs it. */
export function refuseLogin({ payload }: PayloadRequest, { message }: TooManyLoginsError): Response {
  logEvent(payload.logger, 'login-failed', { user: null, isLocked: true });
  return errorResponse(429, message);
}

async function logIn(req: PayloadRequest, { email: typedEmail, password, code, ticket }: Login) {
  const { payload } = req;
  const email = typedEmail.toLowerCase().trim();
  // Before the lookup: Payload would check a blank password only for users who exist.
  if (!email || !password.trim()) throw new AuthenticationError(req.t);
  const user = await payload.db.findOne<User>({ collection: 'users', where: { email: { equals: email } } });
  if (!user) {
    if (!unknownUserFailures.take(email, Date.now())) throw new LockedAuth(req.t);
    await spendHash(password);
    throw new AuthenticationError(req.t);
  }
  const secondFactor: SecondFactorInput = { code, ticket };
  req.context.secondFactor = secondFactor;
  // Start the transaction before waiting for the lock: waiting requests may occupy all other connections.
  await initTransaction(req);
  // Payload counts a failure only after it has hashed the password. With one login at a time, the next one sees it.
  return withAccountLock(payload, user.id, async () => {
    // Read the account again: an earlier login may have locked it, or the password may be new.
    const account = await findUser(req, user.id);
    if (!account) throw new AuthenticationError(req.t);
    const device = readDevice(req, account);
    const refund = device ? takeKnownBrowserAttempt(device, account) : null;
    try {
      const data = { email, password };
      const { users } = payload.collections;
      const result = refund
        ? await logInKnownBrowser(req, account, data)
        : await loginOperation({ collection: users, data, overrideAccess: false, req });
      // Payload may have hashed the password again, with a new salt.
      const deviceCookie = createDeviceCookie(req, (await findUser(req, user.id)) ?? account);
      await commitTransaction(req);
      refund?.();
      return { ...result, deviceCookie };
    } catch (error) {
      await killTransaction(req);
      if (!isFailedGuess(error)) refund?.();
      // In known browsers too: nobody can guess codes with a stolen password and a stolen device cookie.
      if (error instanceof SecondFactorError && error.needs === 'code' && error.isWrong) {
        await countFailure(payload, user.id);
        logEvent(payload.logger, 'login-failed', { user: user.id, isLocked: false });
      }
      throw error;
    }
  }).finally(() => killTransaction(req));
}

/**
 * Logs in even if the account is locked: only this transaction sees it unlocked. The limit of zero keeps Payload from
 * counting a wrong password. It would do so on another connection, and wait there for this transaction.
 */
async function logInKnownBrowser(
  req: PayloadRequest,
  account: User,
  data: { email: string; password: string },
) {
  const { db, collections } = req.payload;
  const { id, lockUntil, loginAttempts } = account;
  const update = (limits: object) =>
    db.updateOne({ collection: 'users', id, data: { ...limits, updatedAt: null }, req, returning: false });
  const { config } = collections.users;
  const auth = { ...config.auth, maxLoginAttempts: 0 };
  const collection = { ...collections.users, config: { ...config, auth } };
  await update({ lockUntil: null, loginAttempts: 0 });
  const result = await loginOperation({ collection, data, overrideAccess: false, req });
  // The account stays locked for other browsers.
  if (isLocked(account)) await update({ lockUntil, loginAttempts });
  return result;
}
