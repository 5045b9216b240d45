/** The rules of the contact form. They do not use zod, so that the browser does not have to load it. */

export const CONTACT_FIELDS = ['name', 'email', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactProblem = 'required' | 'tooLong' | 'invalid';

/** In characters, after trimming. */
export const CONTACT_MAX_LENGTH: Record<ContactField, number> = { name: 100, email: 254, message: 4_000 };

/** The minimum time that the form shows its sending state. */
export const MIN_SENDING_MS = 1_000;
export const REPLY_WITHIN_HOURS = 24;
/** The minimum time in which a person can fill in and send the form. */
export const MIN_FILL_MS = 3_000;

const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';
/** A single address whose domain has at least two labels. Allows Nordic letters on both sides of the `@`. */
const EMAIL = new RegExp(`^[^\\s\\p{Cc}@"(),:;<>[\\]\\\\]{1,64}@(?:${LABEL}\\.)+${LABEL}$`, 'u');

/**
 * Removes control characters: PostgreSQL cannot store NUL, and people cannot read the others. Also removes
 * bidirectional controls from a name or an email address: they could make it look like a different one.
 */
export function cleanContactField(field: ContactField, text: string): string {
  const cleaned =
    field === 'message'
      ? text.replace(/[^\P{Cc}\n\r\t]/gu, '')
      : text.replace(/\p{Bidi_Control}/gu, '').replace(/\p{Cc}+/gu, ' ');
  return cleaned.trim();
}

/** The problem with a field's value, or null. */
export function findContactProblem(field: ContactField, text: string): ContactProblem | null {
  const value = cleanContactField(field, text);
  if (value === '') return 'required';
  if (value.length > CONTACT_MAX_LENGTH[field]) return 'tooLong';
  if (field === 'email' && !EMAIL.test(value)) return 'invalid';
  return null;
}

interface BotSignals {
  /** Honeypot: a hidden field that people leave empty. */
  subject: string;
  /** The time from the first focus in the form to sending it. */
  filledMs: number;
}

export function isBot({ subject, filledMs }: BotSignals): boolean {
  return subject !== '' || filledMs < MIN_FILL_MS;
}

/** How long the form delays sending, so that the server does not mistake a fast person for a bot. */
export function sendingDelayMs(fillDurationMs: number): number {
  // Rounded up, because timers drop fractions of a millisecond.
  return Math.max(MIN_SENDING_MS, Math.ceil(MIN_FILL_MS - fillDurationMs));
}
