import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import type { Database } from './connect.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEY_BYTES = 32;
const HASH_LETTERS = 32;

/**
 * Tells a visitor's clicks of one day (UTC) apart from another's. Neither address nor agent is kept: the hash is
 * keyed, all processes agree on a day's key by the database, and it is deleted when the next day is over.
 */
export class VisitorKeys {
  readonly #now: () => number;
  #day = -1;
  #key = createKey();
  #isAgreed = false;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  get isAgreed(): boolean {
    this.#turnDay();
    return this.#isAgreed;
  }

  visitorOf(address: string, agent: string): string {
    this.#turnDay();
    return createHmac('sha256', this.#key)
      .update(`${address}\n${agent}`)
      .digest('hex')
      .slice(0, HASH_LETTERS);
  }

  /** Until then, and while the database is away, a process has a key of its own. */
  async agree(db: Database): Promise<void> {
    this.#turnDay();
    const day = this.#day;
    const [kept] = await db<[{ key: Buffer | null }]>`
      SELECT site.agree_on_visitor_key(${new Date(day * DAY_MS).toISOString().slice(0, 10)}, ${this.#key.export()}) AS key`;
    if (!kept.key || day !== this.#day) return;
    this.#key = createSecretKey(kept.key);
    this.#isAgreed = true;
  }

  #turnDay(): void {
    const day = Math.floor(this.#now() / DAY_MS);
    if (day === this.#day) return;
    if (this.#day !== -1) this.#key = createKey();
    this.#day = day;
    this.#isAgreed = false;
  }
}

/** Made once: from plain bytes each hash would make it anew, which takes four times as long as the hash. */
function createKey(): KeyObject {
  return createSecretKey(randomBytes(KEY_BYTES));
}
