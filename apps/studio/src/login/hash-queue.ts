import crypto from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { TooManyLoginsError } from './login-limits.ts';

/** A hash takes half a second of a core. Editors need the others. */
const MAX_HASHES = 2;
const MAX_WAITING = 20;

const limit = pLimit(MAX_HASHES);

/** Runs a task that hashes a password, two at a time. Refuses it if many others are waiting. */
export function queueHash<T>(task: () => Promise<T>): Promise<T> {
  if (limit.pendingCount >= MAX_WAITING) {
    throw new TooManyLoginsError('Too many logins at once. Try again in a minute.');
  }
  return limit(task);
}

/** Takes as long as Payload's check of a password, for a user who does not exist. */
export async function spendHash(password: string): Promise<void> {
  const salt = crypto.randomBytes(32).toString('hex');
  await promisify(crypto.pbkdf2)(password, salt, 600_000, 32, 'sha256');
}
