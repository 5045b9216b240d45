import { createHmac, randomBytes } from 'node:crypto';

const DAY_MS = 24 * 60 * 60_000;
/** Addresses that are counted at once; beyond, the oldest are forgotten. */
const VISITORS = 50_000;

/**
 * What is counted of each visitor today. A visitor is known by a keyed hash of the address: the key is random, lives
 * in memory only and is thrown away with the counts at midnight.
 */
export class DailyVisitors<Counts> {
  readonly #none: () => Counts;
  #day = -1;
  #key = randomBytes(32);
  #counts = new Map<string, Counts>();

  constructor(none: () => Counts) {
    this.#none = none;
  }

  /** Forgets yesterday. Whether a new day has begun since the last call. */
  turnDay(now: number): boolean {
    const day = Math.floor(now / DAY_MS);
    if (day === this.#day) return false;
    this.#day = day;
    this.#key = randomBytes(32);
    this.#counts = new Map();
    return true;
  }

  countsOf(address: string): Counts {
    const name = createHmac('sha256', this.#key).update(address).digest('base64url');
    const known = this.#counts.get(name);
    if (known) return known;
    const oldest = this.#counts.size >= VISITORS ? this.#counts.keys().next().value : undefined;
    if (oldest !== undefined) this.#counts.delete(oldest);
    const counts = this.#none();
    this.#counts.set(name, counts);
    return counts;
  }
}

/** Seconds until the next minute, hour or day, whichever is counted by. */
export function secondsLeft(now: number, windowMs: number): number {
  return Math.max(1, Math.ceil((windowMs - (now % windowMs)) / 1000));
}
