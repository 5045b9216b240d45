import { REPLY_WITHIN_HOURS } from './contact.ts';

export const MESSAGE_STATUSES = ['new', 'in-work', 'answered', 'closed', 'spam'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

export const MESSAGE_KINDS = ['message', 'competition-entry'] as const;

/** Statuses in which the visitor is still waiting for an answer. */
export const UNANSWERED: readonly MessageStatus[] = ['new', 'in-work'];

/** As the privacy pages promise. */
const RETENTION_MONTHS = 12;
/** Long enough to notice a message that was marked by mistake. */
export const SPAM_RETENTION_DAYS = 30;
const EXCERPT_LENGTH = 70;
const GREETING_MAX_LENGTH = 20;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

interface ReceivedMessage {
  status: MessageStatus;
  receivedAt: Date;
}

/** Whether a contact message has waited longer than the contact form promises. */
export function isOverdue({ status, receivedAt }: ReceivedMessage, now: Date): boolean {
  return UNANSWERED.includes(status) && now.getTime() > answerDueAt(receivedAt).getTime();
}

export function answerDueAt(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + REPLY_WITHIN_HOURS * HOUR_MS);
}

/** A short age for lists: `12 min`, `19 h`, `3 d`. */
export function formatAge(since: Date, now: Date): string {
  const ms = Math.max(0, now.getTime() - since.getTime());
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} min`;
  return ms < 2 * DAY_MS ? `${Math.floor(ms / HOUR_MS)} h` : `${Math.floor(ms / DAY_MS)} d`;
}

/** The first words of a message on one line: its first paragraph, or more if that is only a greeting. */
export function formatExcerpt(message: string): string {
  const paragraphs = message.split(/\n\s*\n/).map((text) => text.replace(/\s+/g, ' ').trim());
  const line = paragraphs
    .reduce((excerpt, text) => (excerpt.length < GREETING_MAX_LENGTH ? `${excerpt} ${text}` : excerpt))
    .trim();
  const characters = [...line];
  if (characters.length <= EXCERPT_LENGTH) return line;
  const truncated = characters.slice(0, EXCERPT_LENGTH).join('');
  const words = truncated.includes(' ') ? truncated.slice(0, truncated.lastIndexOf(' ')) : truncated;
  return `${words.replace(/[\s,;:.–-]+$/u, '')}…`;
}

/** The answer time of a message after a change of status. A reopened message has none. */
export function resolveAnsweredAt(status: MessageStatus, answeredAt: Date | null, now: Date): Date | null {
  if (UNANSWERED.includes(status)) return null;
  return answeredAt ?? (status === 'answered' ? now : null);
}

/** Spam marked before this time is deleted. */
export function spamRetentionStart(now: Date): Date {
  return new Date(now.getTime() - SPAM_RETENTION_DAYS * DAY_MS);
}

/** The day on which a message is deleted. */
export function deletedAt({ receivedAt, spamAt }: { receivedAt: Date; spamAt: Date | null }): Date {
  const expiresAt = new Date(receivedAt);
  expiresAt.setUTCMonth(expiresAt.getUTCMonth() + RETENTION_MONTHS);
  if (spamAt === null) return expiresAt;
  const spamExpiresAt = new Date(spamAt.getTime() + SPAM_RETENTION_DAYS * DAY_MS);
  return spamExpiresAt < expiresAt ? spamExpiresAt : expiresAt;
}

/** The start of the retention period: older messages must be deleted. */
export function retentionStart(now: Date): Date {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - RETENTION_MONTHS);
  return since;
}
