import { lockAccountStatement, lockAccountUntilDisconnectStatement } from '@nettobonus/store/studio-accounts';
import {
  type CollectionAfterLogoutHook,
  type CollectionBeforeOperationHook,
  Forbidden,
  type Payload,
  type PayloadRequest,
} from 'payload';
import type { User } from '../payload-types.ts';
import { withTransaction } from '../publishing/run-in-transaction.ts';
import { runStatement } from '../publishing/run-statement.ts';

/**
 * Runs one login per account at a time, across all processes of the studio. Occupies a pool connection in addition to
 * those of the login itself, so the caller must limit how many logins run at once.
 */
export async function withAccountLock<T>({ db }: Payload, user: number, run: () => Promise<T>): Promise<T> {
  const client = await db.pool.connect();
  try {
    const { text, values } = lockAccountUntilDisconnectStatement(user);
    await client.query(text, values);
    return await run();
  } finally {
    // Closing the connection releases the lock, whatever state the connection is in.
    client.release(true);
  }
}

const lockAccount = (req: PayloadRequest, user: unknown) =>
  runStatement(req, lockAccountStatement(Number(user)));

/** Changes an account in a transaction, with the account locked. Rolls back if `run` throws. */
export async function changeAccount<T>(req: PayloadRequest, user: number, run: () => Promise<T>): Promise<T> {
  return withTransaction(req, async () => {
    await lockAccount(req, user);
    return run();
  });
}

/**
 * Payload reads a user and later writes back all of the sessions that it read. Without the lock, a refresh or a change
 * would restore a session that was ended in between.
 */
export const lockBeforeWrite: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id } = args as { id?: number | string };
  if (operation === 'update' && id !== undefined) await lockAccount(req, id);
  if (operation === 'refresh' && req.user) {
    await lockAccount(req, req.user.id);
    const { sessions } = (await findUser(req, req.user.id)) ?? {};
    const { _sid } = req.user as { _sid?: string };
    if (!sessions?.some((session) => session.id === _sid)) throw new Forbidden(req.t);
  }
};

/** Despite their name, Payload runs `afterLogout` hooks before it reads the sessions. */
export const lockBeforeLogout: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user) await lockAccount(req, req.user.id);
};

export function findUser(req: PayloadRequest, user: number | string): Promise<User | null> {
  return req.payload.db.findOne<User>({ collection: 'users', where: { id: { equals: user } }, req });
}

/**
 * Writes fields of an account without the hooks of a change. Sessions go alone: Payload writes a list together with other
 * fields as a whole row, in which the required fields would be missing.
 */
export async function updateAccount(
  req: PayloadRequest,
  id: number | string,
  fields: Partial<Omit<User, 'sessions'>> | Pick<User, 'sessions'>,
): Promise<void> {
  // Without `updatedAt: null`, Payload would set the time of the last change.
  const data = { ...fields, updatedAt: null };
  await req.payload.db.updateOne({ collection: 'users', id, data, req, returning: false });
}
