/** The delivery states and the retry policy of the notification mail for a contact message. */

/**
 * `sending`: the end of the mail is not sent yet, so no server has accepted it. `handed-over`: the end was sent but the
 * server's response is unknown, so there is no retry. `not-needed`: the message was deleted first.
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

const INITIAL_BACKOFF_MS = 10_000;
const MAX_BACKOFF_MS = 60 * 60_000;
export const GIVE_UP_AFTER_MS = 3 * 24 * 60 * 60_000;

/** The exponential backoff in milliseconds after a number of tries. */
export function backoffAfter(tries: number): number {
  return Math.min(INITIAL_BACKOFF_MS * 2 ** Math.max(0, tries - 1), MAX_BACKOFF_MS);
}

export interface FailedAttempt {
  /** The number of tries, including this one. */
  tries: number;
  /** When the mail was queued. */
  since: Date;
  /** Whether the end of the mail was sent: from then on the server may have accepted it. */
  isEndSent: boolean;
  /** The SMTP status code, or null if the server did not respond. */
  code: number | null;
  /** Whether the response concerns the mail, rather than the session, greeting or login. */
  isAboutMail: boolean;
}

export type StateAfterFailure =
  | { state: 'waiting'; nextAt: Date }
  | { state: 'refused' }
  | { state: 'given-up' }
  | { state: 'handed-over' };

export function nextStateAfterFailure(
  { tries, since, isEndSent, code, isAboutMail }: FailedAttempt,
  now: Date,
): StateAfterFailure {
  if (isEndSent && code === null) return { state: 'handed-over' };
  if (isAboutMail && code !== null && code >= 500) return { state: 'refused' };
  const nextAt = new Date(now.getTime() + backoffAfter(tries));
  return nextAt.getTime() - since.getTime() > GIVE_UP_AFTER_MS
    ? { state: 'given-up' }
    : { state: 'waiting', nextAt };
}
