import { DailyVisitors, secondsLeft } from './daily-visitors.ts';

/** All limits of contact messages. Each process counts on its own. */
export const CONTACT_LIMITS = {
  bodyBytes: 16 * 1024,
  messagesPerHour: 5,
  siteMessagesPerDay: 500,
  /** The visitor gets an error within 5 s if the message cannot be stored. */
  timeoutMs: 4_000,
  /** Below `timeoutMs`: if the database cancels the statement, the visitor gets the error. */
  statementMs: 3_000,
} as const;

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

interface Visitor {
  hour: number;
  inHour: number;
}

export type ContactAdmission =
  | { admitted: true; refund: () => void }
  | { admitted: false; retryAfterSeconds: number };

/** Counts messages that are stored or being stored. */
export class ContactLimits {
  readonly #now: () => number;
  readonly #visitors = new DailyVisitors<Visitor>(() => ({ hour: 0, inHour: 0 }));
  #today = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  admit(address: string): ContactAdmission {
    const now = this.#now();
    if (this.#visitors.resetIfNewDay(now)) this.#today = 0;
    const visitor = this.#visitors.countsOf(address);
    const hour = Math.floor(now / HOUR_MS);
    if (visitor.hour !== hour) Object.assign(visitor, { hour, inHour: 0 });
    if (this.#today >= CONTACT_LIMITS.siteMessagesPerDay) return refused(now, DAY_MS);
    if (visitor.inHour >= CONTACT_LIMITS.messagesPerHour) return refused(now, HOUR_MS);

    visitor.inHour += 1;
    this.#today += 1;
    return {
      admitted: true,
      refund: () => {
        // In a later hour the counters belong to that hour.
        if (Math.floor(this.#now() / HOUR_MS) !== hour) return;
        visitor.inHour -= 1;
        this.#today -= 1;
      },
    };
  }
}

function refused(now: number, windowMs: number): ContactAdmission {
  return { admitted: false, retryAfterSeconds: secondsLeft(now, windowMs) };
}
