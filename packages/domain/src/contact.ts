/** The rules of the contact form, without zod: the form in the browser follows them too. */

export const CONTACT_FIELDS = ['name', 'email', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactProblem = 'required' | 'tooLong' | 'invalid';

/** In letters, after trimming. */
export const CONTACT_MAX_LETTERS: Record<ContactField, number> = { name: 100, email: 254, message: 4_000 };

/** How long a sending is shown at least. */
export const SENDING_MS = 1_000;
export const REPLY_WITHIN_HOURS = 24;
/** Nobody opens the form, writes and sends in less. */
export const MIN_FILL_MS = 3_000;

const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';
/** One address, with a domain of two parts or more; Nordic letters are allowed in both halves. */
const EMAIL = new RegExp(`^[^\\s\\p{Cc}@"(),:;<>[\\]\\\\]{1,64}@(?:${LABEL}\\.)+${LABEL}$`, 'u');

/** A field as it is kept. PostgreSQL cannot store NUL, and no other control character is meant to be read. */
export function tidyContactField(field: ContactField, text: string): string {
  const kept = field === 'message' ? text.replace(/[^\P{Cc}\n\r\t]/gu, '') : text.replace(/\p{Cc}+/gu, ' ');
  return kept.trim();
}

/** What is wrong with a field as it was written, or null. */
export function contactProblemIn(field: ContactField, text: string): ContactProblem | null {
  const tidy = tidyContactField(field, text);
  if (tidy === '') return 'required';
  if (tidy.length > CONTACT_MAX_LETTERS[field]) return 'tooLong';
  if (field === 'email' && !EMAIL.test(tidy)) return 'invalid';
  return null;
}

interface Manner {
  /** A field that people do not see and leave empty. */
  subject: string;
  /** From the opening of the form to its sending. */
  filledMs: number;
}

export function isBot({ subject, filledMs }: Manner): boolean {
  return subject !== '' || filledMs < MIN_FILL_MS;
}

/** How long the form waits with its sending, so that a quick person is not taken for a bot. */
export function msUntilSending(filledMs: number): number {
  return Math.max(SENDING_MS, MIN_FILL_MS - filledMs);
}
