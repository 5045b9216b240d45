import { toWideNetwork } from '@nettobonus/domain/shared/visitor-address';
import { DailyVisitors, secondsLeft } from './daily-visitors.ts';

/** All limits of contact messages. Each process counts separately. */
export const CONTACT_LIMITS = {
  bodyBytes: 16 * 1024,
  messagesPerHour: 5,
  /** Of an IPv4 /24 or an IPv6 /48, in which one person can have many addresses. */
  wideNetworkMessagesPerHour: 20,
  siteMessagesPerDay: 500,
  /** After the day's number, the form accepts one message in this time. Closed, it would lock everybody out. */
  slowedIntervalMs: 10_000,
  /** If the message cannot be stored, the visitor gets an error within 5 s: after both of these, at the latest. */
  probeTimeoutMs: 500,
  timeoutMs: 3_500,
  /** Below `timeoutMs`: if the database cancels the statement, the visitor gets the error. */
  statementTimeoutMs: 3_000,
} as const;

const HOUR_MS = 60 * 60_000;

interface HourCount {
  hour: number;
  messages: number;
}

export type ContactAdmission =
  | { admitted: true; refund: () => void }
  | { admitted: false; retryAfterSeconds: number };

interface ContactLimitsOptions {
  now?: () => number;
  /** Called once a day, when the day's number of messages is reached. */
  onSlowed?: () => void;
}

/** Counts messages that are stored or being stored. */
export class ContactLimits {
  readonly #now: () => number;
  readonly #onSlowed: () => void;
  readonly #networks = new DailyVisitors<HourCount>(() => ({ hour: 0, messages: 0 }));
  #messagesToday = 0;
  #isSlowed = false;
  #lastAdmittedAt = 0;

  constructor({ now = Date.now, onSlowed = () => {} }: ContactLimitsOptions = {}) {
    this.#now = now;
    this.#onSlowed = onSlowed;
  }

  admit(address: string): ContactAdmission {
    const now = this.#now();
    if (this.#networks.resetIfNewDay(now)) this.#reset();
    const hour = Math.floor(now / HOUR_MS);
    const visitor = this.#count(address, hour);
    const network = this.#count(toWideNetwork(address), hour);
    if (
      visitor.messages >= CONTACT_LIMITS.messagesPerHour ||
      network.messages >= CONTACT_LIMITS.wideNetworkMessagesPerHour
    ) {
      return { admitted: false, retryAfterSeconds: secondsLeft(now, HOUR_MS) };
    }
    const waitMs = this.#isSlowed ? this.#lastAdmittedAt + CONTACT_LIMITS.slowedIntervalMs - now : 0;
    if (waitMs > 0) return { admitted: false, retryAfterSeconds: Math.ceil(waitMs / 1000) };

    this.#lastAdmittedAt = now;
    this.#add(hour, [visitor, network], 1);
    const refund = () => this.#add(hour, [visitor, network], -1);
    return { admitted: true, refund };
  }

  #count(key: string, hour: number): HourCount {
    const count = this.#networks.getCounts(key);
    if (count.hour !== hour) Object.assign(count, { hour, messages: 0 });
    return count;
  }

  #add(hour: number, counts: readonly HourCount[], change: 1 | -1): void {
    // A refund in a later hour: the counters belong to that hour.
    if (Math.floor(this.#now() / HOUR_MS) !== hour) return;
    for (const count of counts) count.messages += change;
    this.#messagesToday += change;
    if (this.#isSlowed || this.#messagesToday < CONTACT_LIMITS.siteMessagesPerDay) return;
    this.#isSlowed = true;
    this.#onSlowed();
  }

  #reset(): void {
    this.#messagesToday = 0;
    this.#isSlowed = false;
  }
}
