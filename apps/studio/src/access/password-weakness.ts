import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const MIN_PASSWORD_LENGTH = 12;
/** Shorter names occur within other words by chance. */
const MIN_NAME_LENGTH = 4;
const SITE_NAME = 'nettobonus';
/** On zxcvbn's scale from 0 to 4. A score of 3 means that an attacker needs more than 100 million guesses. */
const MIN_SCORE = 3;
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Returns the reason why a password is too weak, or null. Requires no character classes: length protects better. */
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
  // Check the normalised password too: spaces and punctuation can disguise a common password.
  const isGuessable = [password, normalized].some((text) => estimator.check(text).score < MIN_SCORE);
  return isGuessable ? 'This password is too easy to guess. Add a few words.' : null;
}

const normalize = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
