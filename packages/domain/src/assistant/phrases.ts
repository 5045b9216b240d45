import { normaliseText } from '../shared/keywords.ts';

/** A word of a text, prepared for phrase matching. */
export interface Word {
  folded: string;
  isCapitalised: boolean;
  /** A phrase never matches across the start of a sentence. */
  beginsSentence?: boolean;
}

/**
 * Normalises a text, so that the visitor's keyboard does not matter: lower case, no diacritics, repeated letters once.
 * `Pelää`, `pelaa` and `pelaaa` are the same word.
 */
export function fold(text: string): string {
  return normaliseText(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'a')
    .replace(/(\p{L})\1+/gu, '$1');
}

export function splitWords(text: string): Word[] {
  return [...text.normalize('NFC').matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => ({
    folded: fold(word),
    isCapitalised: /^\p{Lu}/u.test(word),
  }));
}

/**
 * Splits a text into words and marks the start of each sentence: "Without wagering. I deposit 100" does not contain
 * "without deposit". The full stop in "kr." does not end a sentence.
 */
export function splitSentences(text: string): Word[] {
  return text
    .split(/[!?\n]+|(?<!\bkr)\.(?=\s)/iu)
    .flatMap((sentence) =>
      splitWords(sentence).map((word, index) => (index === 0 ? { ...word, beginsSentence: true } : word)),
    );
}

interface Stem {
  text: string;
  /** `stem*`: matches any ending. */
  isPrefix: boolean;
  /** `*stem*`: also matches within a compound. */
  isInfix: boolean;
  /** `=stem`: no typo tolerance. */
  isStrict: boolean;
}
export type Phrase = readonly Stem[];

/** `'ilman talletu*'`: the words in this order, with other words allowed in between. `*` matches any ending. */
export function parsePhrase(pattern: string): Phrase {
  return pattern.split(/\s+/).map((token) => ({
    text: fold(token.replace(/[*=]/g, '')),
    isPrefix: token.endsWith('*'),
    isInfix: token.startsWith('*'),
    isStrict: token.startsWith('='),
  }));
}

/** Parses comma-separated phrases. */
export function parsePhrases(patterns: string): Phrase[] {
  return patterns
    .split(',')
    .map((pattern) => pattern.trim())
    .filter(Boolean)
    .map(parsePhrase);
}

/** The maximum number of other words between two words of a phrase. */
const MAX_GAP = 3;
/** Shorter words often differ from another word by one letter only. */
const MIN_TYPO_LENGTH = 6;

export interface Span {
  first: number;
  last: number;
}

/** The position of the phrase in the words, or null. */
export function findPhrase(words: readonly Word[], phrase: Phrase): Span | null {
  const [head, ...rest] = phrase;
  if (!head) return null;
  for (let first = 0; first < words.length; first++) {
    if (!matchesStem(words[first]?.folded ?? '', head)) continue;
    const last = matchRest(words, first, rest);
    if (last !== null) return { first, last };
  }
  return null;
}

function matchRest(words: readonly Word[], from: number, rest: Phrase): number | null {
  const [stem, ...others] = rest;
  if (!stem) return from;
  for (let index = from + 1; index <= from + 1 + MAX_GAP && index < words.length; index++) {
    if (words[index]?.beginsSentence) return null;
    if (!matchesStem(words[index]?.folded ?? '', stem)) continue;
    const last = matchRest(words, index, others);
    if (last !== null) return last;
  }
  return null;
}

export function containsAny(words: readonly Word[], phrases: readonly Phrase[]): boolean {
  return phrases.some((phrase) => findPhrase(words, phrase) !== null);
}

function matchesStem(word: string, { text, isPrefix, isInfix, isStrict }: Stem): boolean {
  if (word === text || (isPrefix && word.startsWith(text)) || (isInfix && word.includes(text))) return true;
  return !isStrict && text.length >= MIN_TYPO_LENGTH && word[0] === text[0] && isTypo(word, text, isPrefix);
}

/** Whether the word, or its beginning, is one edit away: a letter replaced, added, removed, or two swapped. */
export function isTypo(word: string, text: string, isPrefix: boolean): boolean {
  const lengths = isPrefix ? [text.length - 1, text.length, text.length + 1] : [word.length];
  return lengths.some((length) => word.length >= length && isOneEditAway(word.slice(0, length), text));
}

function isOneEditAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}
