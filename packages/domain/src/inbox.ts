/** What the studio makes of the messages of the contact form. */
import { REPLY_WITHIN_HOURS } from './contact.ts';

export const MESSAGE_STATUSES = ['new', 'in-work', 'answered', 'closed'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** Of these somebody still owes the visitor an answer. */
export const UNANSWERED: readonly MessageStatus[] = ['new', 'in-work'];

/** The privacy pages promise it. */
const KEPT_MONTHS = 12;
const OPENING_LETTERS = 70;
const GREETING_LETTERS = 20;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

interface Received {
  status: MessageStatus;
  receivedAt: Date;
}

/** Whether a message has waited for longer than the contact form promises. */
export function isOverdue({ status, receivedAt }: Received, now: Date): boolean {
  return UNANSWERED.includes(status) && now.getTime() > answerDueAt(receivedAt).getTime();
}

export function answerDueAt(receivedAt: Date): Date {
  return new Date(receivedAt.getTime() + REPLY_WITHIN_HOURS * HOUR_MS);
}

/** How old something is, as short as a list has room for: `12 min`, `19 h`, `3 d`. */
export function formatAge(since: Date, now: Date): string {
  const ms = Math.max(0, now.getTime() - since.getTime());
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} min`;
  return ms < 2 * DAY_MS ? `${Math.floor(ms / HOUR_MS)} h` : `${Math.floor(ms / DAY_MS)} d`;
}

/** The first words of a message, in one line: its first paragraph, or more where that is a greeting alone. */
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

/** When a message was answered: at its change of status; one that is open again was not. */
export function answeredAtOf(status: MessageStatus, answeredAt: Date | null, now: Date): Date | null {
  if (UNANSWERED.includes(status)) return null;
  return answeredAt ?? (status === 'answered' ? now : null);
}

/** What came before has been kept for as long as visitors were told. */
export function retainedSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - KEPT_MONTHS);
  return since;
}
