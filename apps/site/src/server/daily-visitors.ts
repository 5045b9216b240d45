import { createHmac, randomBytes } from 'node:crypto';

const DAY_MS = 24 * 60 * 60_000;
/** Limits memory: visitors beyond this number share counters. */
export const MAX_VISITORS = 50_000;
/** Two characters of base64: 4,096 shared counters. */
const SHARED_KEY_LENGTH = 2;

/**
 * Per-visitor counters for one day. A keyed hash of the IP address identifies a visitor. The key is random, lives only
 * in memory and is discarded with the counters at midnight UTC.
 */
export class DailyVisitors<Counts> {
  readonly #createCounts: () => Counts;
  #day = -1;
  #key = randomBytes(32);
  #counts = new Map<string, Counts>();

  constructor(createCounts: () => Counts) {
    this.#createCounts = createCounts;
  }

  /** Resets all counters if a new day (UTC) has begun since the last call. Returns whether it reset them. */
  resetIfNewDay(now: number): boolean {
    const day = Math.floor(now / DAY_MS);
    if (day === this.#day) return false;
    this.#day = day;
    this.#key = randomBytes(32);
    this.#counts = new Map();
    return true;
  }

  getCounts(address: string): Counts {
    const visitor = createHmac('sha256', this.#key).update(address).digest('base64url');
    const existing = this.#counts.get(visitor);
    if (existing) return existing;
    // Do not evict visitors: an attacker with many addresses could use that to reset their counters.
    if (this.#counts.size < MAX_VISITORS) return this.#add(visitor);
    const shared = visitor.slice(0, SHARED_KEY_LENGTH);
    return this.#counts.get(shared) ?? this.#add(shared);
  }

  #add(key: string): Counts {
    const counts = this.#createCounts();
    this.#counts.set(key, counts);
    return counts;
  }
}

/** Seconds until the current window (minute, hour or day) ends. */
export function secondsLeft(now: number, windowMs: number): number {
  return Math.max(1, Math.ceil((windowMs - (now % windowMs)) / 1000));
}
