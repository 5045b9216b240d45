import { visitorAddress } from '@nettobonus/domain/shared/visitor-address';
import type { Payload, PayloadRequest } from 'payload';
import type { User } from '../payload-types.ts';

const MINUTE_MS = 60_000;

/** An account is locked after this many failures. */
export const MAX_LOGIN_ATTEMPTS = 5;
export const LOCK_MS = 15 * MINUTE_MS;
/** Known browsers are locked too after this many failures. Of a locked account, only their wrong codes still count. */
const MAX_FAILURES_WITH_KNOWN_BROWSERS = 2 * MAX_LOGIN_ATTEMPTS;
/** Failures from one IP address (IPv4 address or IPv6 /64) before it has to wait: several users may share it. */
const MAX_ADDRESS_FAILURES = 20;
const MAX_KEYS = 10_000;

/** Counts failures by key in memory. A count expires a quarter of an hour after its last failure. */
export class FailureCounter {
  readonly #max: number;
  readonly #counts = new Map<string, { count: number; endsAt: number }>();

  constructor(max: number) {
    this.#max = max;
  }

  /** Counts an attempt as a failure, unless the key already has too many. Returns whether the attempt is allowed. */
  take(key: string, now: number): boolean {
    const entry = this.#counts.get(key);
    const count = entry && entry.endsAt > now ? entry.count : 0;
    if (count >= this.#max) return false;
    this.#counts.delete(key);
    this.#counts.set(key, { count: count + 1, endsAt: now + LOCK_MS });
    if (this.#counts.size > MAX_KEYS) this.#counts.delete(this.#counts.keys().next().value ?? '');
    return true;
  }

  /** Removes one failure from the count, because the attempt succeeded. */
  refund(key: string): void {
    const entry = this.#counts.get(key);
    if (entry) entry.count -= 1;
  }
}

/** The client gets status 429. */
export class TooManyLoginsError extends Error {}

const addressFailures = new FailureCounter(MAX_ADDRESS_FAILURES);

/** Counts an attempt for the client's IP address, or throws if it has too many. The returned function refunds it. */
export function takeAddressAttempt(
  { headers }: Pick<PayloadRequest, 'headers'>,
  proxyHops: number,
): () => void {
  // Without proxies the IP address is unknown: Next does not pass on that of the connection.
  const address = visitorAddress(headers, '', proxyHops);
  if (!address) return () => {};
  if (!addressFailures.take(address, Date.now())) {
    throw new TooManyLoginsError('Too many failed logins. Try again in a quarter of an hour.');
  }
  return () => addressFailures.refund(address);
}

/** Locks unknown email addresses too: otherwise a lock would reveal that a user exists. */
export const unknownUserFailures = new FailureCounter(MAX_LOGIN_ATTEMPTS);

const knownBrowserFailures = new FailureCounter(MAX_LOGIN_ATTEMPTS);

/**
 * Counts an attempt of a known browser as a failure, and returns a function that refunds it. Returns null if the account
 * is locked for known browsers too, or if this one has too many failures. Call it with the account locked.
 */
export function takeKnownBrowserAttempt(device: string, account: User): (() => void) | null {
  const hasTooMany = (account.loginAttempts ?? 0) >= MAX_FAILURES_WITH_KNOWN_BROWSERS;
  if ((isLocked(account) && hasTooMany) || !knownBrowserFailures.take(device, Date.now())) return null;
  return () => knownBrowserFailures.refund(device);
}

export const isLocked = ({ lockUntil }: User) =>
  lockUntil ? new Date(lockUntil).getTime() > Date.now() : false;

/**
 * Counts a wrong code like the wrong password of a login, which Payload counts itself. Call it with the account
 * locked. Not in the request's transaction, which is rolled back.
 */
export async function countFailure({ db }: Payload, user: number): Promise<void> {
  const where = { id: { equals: user } };
  const account = await db.findOne<User>({ collection: 'users', where });
  const now = Date.now();
  const hasLockExpired = account?.lockUntil && new Date(account.lockUntil).getTime() <= now;
  const loginAttempts = hasLockExpired ? 1 : (account?.loginAttempts ?? 0) + 1;
  const isLocked = loginAttempts >= MAX_LOGIN_ATTEMPTS;
  const lockUntil = isLocked ? new Date(now + LOCK_MS).toISOString() : null;
  const data = { loginAttempts, lockUntil };
  await db.updateOne({ collection: 'users', id: user, data, returning: false });
}
