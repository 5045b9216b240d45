import { DailyVisitors, secondsLeft } from './daily-visitors.ts';

/** All limits of contact messages. Each process counts separately. */
export const CONTACT_LIMITS = {
  bodyBytes: 16 * 1024,
  messagesPerHour: 5,
  siteMessagesPerDay: 500,
  /** If the message cannot be stored, the visitor gets an error within 5 s. */
  timeoutMs: 4_000,
  /** Below `timeoutMs`: if the database cancels the statement, the visitor gets the error. */
  statementTimeoutMs: 3_000,
} as const;

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

interface VisitorCounts {
  hour: number;
  messagesThisHour: number;
}

export type ContactAdmission =
  | { admitted: true; refund: () => void }
  | { admitted: false; retryAfterSeconds: number };

/** Counts messages that are stored or being stored. */
export class ContactLimits {
  readonly #now: () => number;
  readonly #visitors = new DailyVisitors<VisitorCounts>(() => ({ hour: 0, messagesThisHour: 0 }));
  #messagesToday = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  admit(address: string): ContactAdmission {
    const now = this.#now();
    if (this.#visitors.resetIfNewDay(now)) this.#messagesToday = 0;
    const visitor = this.#visitors.getCounts(address);
    const hour = Math.floor(now / HOUR_MS);
    if (visitor.hour !== hour) Object.assign(visitor, { hour, messagesThisHour: 0 });
    if (this.#messagesToday >= CONTACT_LIMITS.siteMessagesPerDay) return deny(now, DAY_MS);
    if (visitor.messagesThisHour >= CONTACT_LIMITS.messagesPerHour) return deny(now, HOUR_MS);

    visitor.messagesThisHour += 1;
    this.#messagesToday += 1;
    return {
      admitted: true,
      refund: () => {
        // In a later hour the counters belong to that hour.
        if (Math.floor(this.#now() / HOUR_MS) !== hour) return;
        visitor.messagesThisHour -= 1;
        this.#messagesToday -= 1;
      },
    };
  }
}

function deny(now: number, windowMs: number): ContactAdmission {
  return { admitted: false, retryAfterSeconds: secondsLeft(now, windowMs) };
}
