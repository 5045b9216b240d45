import { AuthenticationError, type CollectionConfig, LockedAuth } from 'payload';
import { logEvent } from '../log-event.ts';

type AfterErrorHook = NonNullable<NonNullable<CollectionConfig['hooks']>['afterError']>[number];

/** Logs the account's id, never the typed email: a user may type a password into the wrong field. */
export const logFailedLogins: AfterErrorHook = async ({ error, req }) => {
  const isLocked = error instanceof LockedAuth;
  if (!isLocked && !(error instanceof AuthenticationError)) return;
  const { logger, db } = req.payload;
  const email = String(req.data?.email).toLowerCase().trim();
  const user = await db.findOne<{ id: number }>({ collection: 'users', where: { email: { equals: email } } });
  logEvent(logger, 'login-failed', { user: user?.id ?? null, isLocked });
};
