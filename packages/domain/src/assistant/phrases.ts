import { toPlain } from '../keywords.ts';

/** A word of a text as phrases are compared with it. */
export interface Word {
  folded: string;
  isCapitalised: boolean;
  /** No phrase goes on from the sentence before. */
  beginsSentence?: boolean;
}

/**
 * A text as people type it on any keyboard: lower case, letters without their marks, doubled letters once.
 * `Pelää`, `pelaa` and `pelaaa` are the same word.
 */
export function fold(text: string): string {
  return toPlain(text)
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

/** "Without wagering. I deposit 100" does not say "without deposit". The point of "kr." ends nothing. */
export function splitSentences(text: string): Word[] {
  return text
    .split(/[!?\n]+|(?<!\bkr)\.(?=\s)/iu)
    .flatMap((sentence) =>
      splitWords(sentence).map((word, index) => (index === 0 ? { ...word, beginsSentence: true } : word)),
    );
}

interface Stem {
  text: string;
  /** `stem*` */
  isOpen: boolean;
  /** `*stem*`: within a compound too. */
  isInside: boolean;
  /** `=stem`: a letter away is another word. */
  isStrict: boolean;
}
export type Phrase = readonly Stem[];

/** `'ilman talletu*'`: the words in this order, others may stand between. `*` leaves the ending open. */
export function parsePhrase(pattern: string): Phrase {
  return pattern.split(/\s+/).map((part) => ({
    text: fold(part.replace(/[*=]/g, '')),
    isOpen: part.endsWith('*'),
    isInside: part.startsWith('*'),
    isStrict: part.startsWith('='),
  }));
}

/** Phrases with commas between them. */
export function parsePhrases(patterns: string): Phrase[] {
  return patterns
    .split(',')
    .map((pattern) => pattern.trim())
    .filter(Boolean)
    .map(parsePhrase);
}

/** How many other words may stand between two words of a phrase. */
const GAP = 3;
/** Shorter words are too often one letter away from another word. */
const TYPO_LENGTH = 6;

export interface Span {
  first: number;
  last: number;
}

/** Where the words say the phrase, or null. */
export function findPhrase(words: readonly Word[], phrase: Phrase): Span | null {
  const [head, ...rest] = phrase;
  if (!head) return null;
  for (let first = 0; first < words.length; first++) {
    if (!isStem(words[first]?.folded ?? '', head)) continue;
    const last = follow(words, first, rest);
    if (last !== null) return { first, last };
  }
  return null;
}

function follow(words: readonly Word[], from: number, rest: Phrase): number | null {
  const [stem, ...others] = rest;
  if (!stem) return from;
  for (let at = from + 1; at <= from + 1 + GAP && at < words.length; at++) {
    if (words[at]?.beginsSentence) return null;
    if (!isStem(words[at]?.folded ?? '', stem)) continue;
    const last = follow(words, at, others);
    if (last !== null) return last;
  }
  return null;
}

export function saysAny(words: readonly Word[], phrases: readonly Phrase[]): boolean {
  return phrases.some((phrase) => findPhrase(words, phrase) !== null);
}

function isStem(word: string, { text, isOpen, isInside, isStrict }: Stem): boolean {
  if (word === text || (isOpen && word.startsWith(text)) || (isInside && word.includes(text))) return true;
  return !isStrict && text.length >= TYPO_LENGTH && word[0] === text[0] && isTypo(word, text, isOpen);
}

/** Whether the word, or its beginning, is one letter away: another, one more, one less, or two swapped. */
export function isTypo(word: string, text: string, isOpen: boolean): boolean {
  const lengths = isOpen ? [text.length - 1, text.length, text.length + 1] : [word.length];
  return lengths.some((length) => word.length >= length && isOneAway(word.slice(0, length), text));
}

function isOneAway(a: string, b: string): boolean {
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
