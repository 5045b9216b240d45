import { domainToASCII } from 'node:url';

/**
 * The email address for a header, or null if it has non-ASCII characters before the `@`: strict servers refuse those.
 */
export function toMailAddress(email: string): string | null {
  const at = email.lastIndexOf('@');
  const address = `${email.slice(0, at)}@${domainToASCII(email.slice(at + 1))}`;
  return /^[\x21-\x7e]+@[\x21-\x7e]+$/.test(address) ? address : null;
}

/**
 * Prevents header injection: a line break would start another header. Bidirectional control characters could make one
 * address look like another.
 */
export const toOneLine = (text: string) =>
  text
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
