import { COMMON_PASSWORDS } from './common-passwords.ts';

const SHORTEST_PASSWORD = 12;
/** Shorter names are within other words by chance. */
const SHORTEST_NAME = 4;
const FEWEST_DIFFERENT = 5;
const OUR_NAME = 'nettobonus';

/** What speaks against a password, in a sentence, or null. No kind of letter is asked for: length is what helps. */
export function findPasswordFault(password: string, { name, email }: { name: string; email: string }) {
  if (password.length < SHORTEST_PASSWORD) return `A password has at least ${SHORTEST_PASSWORD} letters.`;
  const plain = toPlain(password);
  const [mailbox = ''] = email.split('@');
  const names = [OUR_NAME, mailbox, name, ...name.split(/\s+/)]
    .map(toPlain)
    .filter(({ length }) => length >= SHORTEST_NAME);
  if (names.some((word) => plain.includes(word))) {
    return 'A password with your name, your address or ours in it is easy to guess.';
  }
  if (COMMON_PASSWORDS.has(plain) || new Set(plain).size < FEWEST_DIFFERENT) {
    return 'Many have this password: it is easy to guess.';
  }
  return null;
}

const toPlain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
