import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from './connect.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEY_BYTES = 32;
const HASH_LENGTH = 32;

/**
 * Identifies the clicks from one IP address (IPv4 address or IPv6 /64) within one day (UTC) by a hash, so that the
 * address itself is not stored. The hash does not include the user agent: a client can send a different one with each
 * click. The hash is keyed: all processes agree on a day's key through the database, which deletes the key when the
 * next day is over.
 */
export class VisitorKeys {
  readonly #now: () => number;
  #day = -1;
  #key: Buffer = randomBytes(KEY_BYTES);
  #isKeyAgreed = false;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  get isKeyAgreed(): boolean {
    this.#rotateKey();
    return this.#isKeyAgreed;
  }

  hashVisitor(address: string): string {
    this.#rotateKey();
    return createHmac('sha256', this.#key).update(address).digest('hex').slice(0, HASH_LENGTH);
  }

  /** Adopts the day's shared key. Until then, and while the database is unreachable, each process uses its own key. */
  async agreeOnKey(db: Database): Promise<void> {
    this.#rotateKey();
    const day = this.#day;
    const [agreed] = await db<[{ key: Buffer | null }]>`
      SELECT site.agree_on_visitor_key(${new Date(day * DAY_MS).toISOString().slice(0, 10)}, ${this.#key}) AS key`;
    if (!agreed.key || day !== this.#day) return;
    this.#key = agreed.key;
    this.#isKeyAgreed = true;
  }

  #rotateKey(): void {
    const day = Math.floor(this.#now() / DAY_MS);
    if (day === this.#day) return;
    if (this.#day !== -1) this.#key = randomBytes(KEY_BYTES);
    this.#day = day;
    this.#isKeyAgreed = false;
  }
}
