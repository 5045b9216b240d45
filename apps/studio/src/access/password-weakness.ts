import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const MIN_PASSWORD_LENGTH = 12;
/** Shorter names occur within other words by chance. */
const MIN_NAME_LENGTH = 4;
const SITE_NAME = 'nettobonus';
/** Of 4: an attacker needs more than 100 million guesses. Leaked passwords, words, dates and keyboard patterns need fewer. */
const MIN_SCORE = 3;
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

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
  // Also without the spaces and signs that hide a common password.
  const isGuessable = [password, normalized].some((text) => estimator.check(text).score < MIN_SCORE);
  return isGuessable ? 'This password is too easy to guess. Add a few words.' : null;
}

const normalize = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
