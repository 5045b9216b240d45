import { COMMON_PASSWORDS } from './common-passwords.ts';

const MIN_PASSWORD_LENGTH = 12;
/** Shorter names occur within other words by chance. */
const MIN_NAME_LENGTH = 4;
const MIN_DISTINCT_CHARACTERS = 5;
const SITE_NAME = 'nettobonus';

/** Returns why a password is too weak, as a sentence, or null. Requires no character classes: length protects better. */
export function findPasswordWeakness(password: string, { name, email }: { name: string; email: string }) {
  if (password.length < MIN_PASSWORD_LENGTH) return `Use at least ${MIN_PASSWORD_LENGTH} characters.`;
  const normalized = normalize(password);
  const [mailbox = ''] = email.split('@');
  const names = [SITE_NAME, mailbox, name, ...name.split(/\s+/)]
    .map(normalize)
    .filter(({ length }) => length >= MIN_NAME_LENGTH);
  if (names.some((part) => normalized.includes(part))) {
    return 'Do not use your name, your email address or the name of this site.';
  }
  if (COMMON_PASSWORDS.has(normalized) || new Set(normalized).size < MIN_DISTINCT_CHARACTERS) {
    return 'This password is too common.';
  }
  return null;
}

const normalize = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
