/** When the notification mail for a contact message is sent, retried and abandoned. */

/**
 * `sending`: the end of the mail is not sent yet, so no server has accepted it. `handed-over`: the end was sent but the
 * server's answer is unknown, so there is no retry. `not-needed`: the message was deleted first.
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

/** The exponential backoff after a number of tries. */
export function waitAfterTry(tries: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** Math.max(0, tries - 1), LONGEST_WAIT_MS);
}

export interface FailedTry {
  /** The number of tries, including this one. */
  tries: number;
  /** When the mail was queued. */
  since: Date;
  /** Whether the end of the mail was sent: from then on the server may have accepted it. */
  isEndSent: boolean;
  /** The SMTP status code of the server, if it answered. */
  code: number | null;
  /** Whether the answer concerns the mail, rather than the session, greeting or login. */
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
