/** When the mail that tells of a message is sent, sent again, and given up. */

/**
 * `sending`: the end of the mail has not been sent, so no server has taken it. `handed-over`: it was, and what the
 * server answered is not known; it is not sent again. `not-needed`: the message was deleted first.
 */
export const MAIL_STATES = [
  'waiting',
  'sending',
  'handed-over',
  'sent',
  'refused',
  'given-up',
  'not-needed',
] as const;
export type MailState = (typeof MAIL_STATES)[number];

const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 60 * 60_000;
export const GIVE_UP_AFTER_MS = 3 * 24 * 60 * 60_000;

/** How long to wait after a try, told how many there were. */
export function waitAfterTry(tries: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** Math.max(0, tries - 1), LONGEST_WAIT_MS);
}

export interface FailedTry {
  /** How many tries there were, with this one. */
  tries: number;
  /** Since when the mail has been waiting. */
  since: Date;
  /** Whether the end of the mail went out: from then on the server may have taken it. */
  isEndSent: boolean;
  /** The server's answer, where it gave one. */
  code: number | null;
  /** Whether the answer was to the mail, and not to the session, its greeting or its login. */
  isAboutMail: boolean;
}

export type AfterFailure =
  | { state: 'waiting'; nextAt: Date }
  | { state: 'refused' }
  | { state: 'given-up' }
  | { state: 'handed-over' };

export function afterFailedTry(
  { tries, since, isEndSent, code, isAboutMail }: FailedTry,
  now: Date,
): AfterFailure {
  if (isEndSent && code === null) return { state: 'handed-over' };
  if (isAboutMail && code !== null && code >= 500) return { state: 'refused' };
  const nextAt = new Date(now.getTime() + waitAfterTry(tries));
  return nextAt.getTime() - since.getTime() > GIVE_UP_AFTER_MS
    ? { state: 'given-up' }
    : { state: 'waiting', nextAt };
}
