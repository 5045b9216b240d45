import crypto from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { TooManyLoginsError } from './login-limits.ts';

/** A hash occupies a core for half a second. Editors need the other cores. */
const MAX_HASHES = 2;
const MAX_WAITING = 20;

const limit = pLimit(MAX_HASHES);

/** Runs a task that hashes a password, at most two at a time. Refuses the task if 20 others are waiting. */
export function queueHash<T>(task: () => Promise<T>): Promise<T> {
  if (limit.pendingCount >= MAX_WAITING) {
    throw new TooManyLoginsError('Too many logins at once. Try again in a minute.');
  }
  return limit(task);
}

/** Hashes the password of a user who does not exist: the response must take as long as for an existing user. */
export async function spendHash(password: string): Promise<void> {
  const salt = crypto.randomBytes(32).toString('hex');
  await promisify(crypto.pbkdf2)(password, salt, 600_000, 32, 'sha256');
}
