/** How the studio handles contact form messages. */
import { REPLY_WITHIN_HOURS } from './contact.ts';

export const MESSAGE_STATUSES = ['new', 'in-work', 'answered', 'closed'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** Statuses in which the visitor still waits for an answer. */
export const UNANSWERED: readonly MessageStatus[] = ['new', 'in-work'];

/** The privacy pages promise this. */
const RETENTION_MONTHS = 12;
const OPENING_LETTERS = 70;
const GREETING_LETTERS = 20;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

interface Received {
  status: MessageStatus;
  receivedAt: Date;
}

/** Whether a message has waited longer than the contact form promises. */
export function isOverdue({ status, receivedAt }: Received, now: Date): boolean {
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
export function openingOf(message: string): string {
  const paragraphs = message.split(/\n\s*\n/).map((text) => text.replace(/\s+/g, ' ').trim());
  const line = paragraphs
    .reduce((opening, text) => (opening.length < GREETING_LETTERS ? `${opening} ${text}` : opening))
    .trim();
  const letters = [...line];
  if (letters.length <= OPENING_LETTERS) return line;
  const cut = letters.slice(0, OPENING_LETTERS).join('');
  const words = cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut;
  return `${words.replace(/[\s,;:.–-]+$/u, '')}…`;
}

/** When a message was answered: at its change of status. A reopened message has no answer time. */
export function answeredAtOf(status: MessageStatus, answeredAt: Date | null, now: Date): Date | null {
  if (UNANSWERED.includes(status)) return null;
  return answeredAt ?? (status === 'answered' ? now : null);
}

/** The start of the retention period: older messages must be deleted. */
export function retentionStart(now: Date): Date {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - RETENTION_MONTHS);
  return since;
}
