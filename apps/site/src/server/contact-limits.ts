import { toAddressBlock } from '@nettobonus/domain/shared/visitor-address';
import { DailyVisitors, secondsLeft } from './daily-visitors.ts';

/** All limits for contact messages. Each process counts separately. */
export const CONTACT_LIMITS = {
  bodyBytes: 16 * 1024,
  messagesPerHour: 5,
  /** Per IPv4 /24 or IPv6 /48, in which one person can have many IP addresses. */
  blockMessagesPerHour: 20,
  siteMessagesPerDay: 500,
  /** After the daily limit, the form accepts one message per interval. A closed form would lock out every visitor. */
  throttledIntervalMs: 10_000,
  /** If the message cannot be stored, the visitor gets an error within 5 s: at most the sum of these two timeouts. */
  probeTimeoutMs: 500,
  timeoutMs: 3_500,
  /** Below `timeoutMs`, so that the database has cancelled the statement by the time the visitor gets the error. */
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
  /** Called once a day, when the daily limit is reached and the form is throttled. */
  onThrottled?: () => void;
}

/** Counts contact messages that are stored or being stored. */
export class ContactLimits {
  readonly #now: () => number;
  readonly #onThrottled: () => void;
  readonly #counts = new DailyVisitors<HourCount>(() => ({ hour: 0, messages: 0 }));
  #messagesToday = 0;
  #isThrottled = false;
  #lastAdmittedAt = 0;

  constructor({ now = Date.now, onThrottled = () => {} }: ContactLimitsOptions = {}) {
    this.#now = now;
    this.#onThrottled = onThrottled;
  }

  admit(address: string): ContactAdmission {
    const now = this.#now();
    if (this.#counts.resetIfNewDay(now)) this.#reset();
    const hour = Math.floor(now / HOUR_MS);
    const visitor = this.#count(address, hour);
    const block = this.#count(toAddressBlock(address), hour);
    if (
      visitor.messages >= CONTACT_LIMITS.messagesPerHour ||
      block.messages >= CONTACT_LIMITS.blockMessagesPerHour
    ) {
      return { admitted: false, retryAfterSeconds: secondsLeft(now, HOUR_MS) };
    }
    const waitMs = this.#isThrottled ? this.#lastAdmittedAt + CONTACT_LIMITS.throttledIntervalMs - now : 0;
    if (waitMs > 0) return { admitted: false, retryAfterSeconds: Math.ceil(waitMs / 1000) };

    this.#lastAdmittedAt = now;
    this.#add(hour, [visitor, block], 1);
    const refund = () => this.#add(hour, [visitor, block], -1);
    return { admitted: true, refund };
  }

  #count(key: string, hour: number): HourCount {
    const count = this.#counts.getCounts(key);
    if (count.hour !== hour) Object.assign(count, { hour, messages: 0 });
    return count;
  }

  #add(hour: number, counts: readonly HourCount[], change: 1 | -1): void {
    // Ignore a refund in a later hour: the counters already belong to that hour.
    if (Math.floor(this.#now() / HOUR_MS) !== hour) return;
    for (const count of counts) count.messages += change;
    this.#messagesToday += change;
    if (this.#isThrottled || this.#messagesToday < CONTACT_LIMITS.siteMessagesPerDay) return;
    this.#isThrottled = true;
    this.#onThrottled();
  }

  #reset(): void {
    this.#messagesToday = 0;
    this.#isThrottled = false;
  }
}
