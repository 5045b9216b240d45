import { fold, isTypo, type Word } from './phrases.ts';

/** Words that many names end with, and that visitors leave out. */
const COMMON = new Set(
  ['casino', 'kasino', 'slots', 'bet', 'play', 'spins', 'spin', 'spel', 'spil', 'house'].map(fold),
);
/** Endings of the four languages that a name takes in a sentence. */
const ENDING =
  /^(?:n|in|en|an|s|t|et|ia|a|ta|ka|la|lla|lta|lle|lia|sa|ssa|sta|il?la|il?ta|ile|isa|ista|ila|ilta|isas|ile|ko|nko|lako|sako|hun|on|un|asta|asa|ala|alta|ale)$/;
/** Names that are everyday words: with a small letter and no word for casino beside them they mean the word. */
const EVERYDAY = new Set(
  ['kierros', 'virta', 'oksa', 'lasti', 'joki', 'sointu', 'rahtu', 'lucky', 'boost'].map(fold),
);
const TYPO_LENGTH = 6;

/** The part of a name that is its own: `Winz` of `Winz Casino`. */
export function coreOf(name: string): string {
  const own = name.split(/\s+/).filter((part) => !COMMON.has(fold(part)));
  return own.length > 0 ? own.join(' ') : name;
}

export interface NamedAt {
  slug: string;
  first: number;
  last: number;
}

/** A few words of a question, read as one. */
interface Window {
  joined: string;
  first: number;
  last: number;
  isCapitalised: boolean;
  /** A word for casino follows. */
  withCommon: boolean;
}

/** Names have at most three words of their own. */
const WINDOW_WORDS = 3;

function listWindows(words: readonly Word[]): Window[] {
  return words.flatMap(({ isCapitalised }, first) => {
    let joined = '';
    return words.slice(first, first + WINDOW_WORDS).map(({ folded }, index) => {
      joined = fold(joined + folded);
      const next = words[first + index + 1]?.folded ?? '';
      const withCommon = [...COMMON].some((common) => next.startsWith(common));
      return { joined, first, last: first + index, isCapitalised, withCommon };
    });
  });
}

/** The casinos that the words name, in the order in which they are named. */
export function findNames(
  words: readonly Word[],
  casinos: readonly { casino: string; name: string }[],
): NamedAt[] {
  const windows = listWindows(words);
  const found = casinos.flatMap(({ casino: slug, name }) => {
    const at = findName(windows, name);
    return at ? [{ slug, ...at }] : [];
  });
  // Where two names fit the same words, the longer or the exact one is meant.
  return found
    .filter(
      (one) => !found.some((other) => other !== one && isOverlapping(one, other) && isNearer(other, one)),
    )
    .toSorted((a, b) => a.first - b.first);
}

interface Found extends Omit<NamedAt, 'slug'> {
  isExact: boolean;
}

function isOverlapping(one: Found, other: Found): boolean {
  return other.first <= one.last && one.first <= other.last;
}

function isNearer(one: Found, other: Found): boolean {
  const longer = one.last - one.first - (other.last - other.first);
  return longer > 0 || (longer === 0 && one.isExact && !other.isExact);
}

/** Folding takes longer than all the comparing; a name is folded once. */
const FOLDED_CORES = new Map<string, string>();

function foldedCoreOf(name: string): string {
  const known = FOLDED_CORES.get(name) ?? fold(coreOf(name)).replace(/[^\p{L}\p{N}]/gu, '');
  FOLDED_CORES.set(name, known);
  return known;
}

function findName(windows: readonly Window[], name: string): Found | null {
  const core = foldedCoreOf(name);
  for (const { joined, first, last, isCapitalised, withCommon } of windows) {
    const isExact = joined === core;
    if (!isExact && !isInflected(joined, core) && !isMistyped(joined, core)) continue;
    if (EVERYDAY.has(core) && !withCommon && !isCapitalised) continue;
    // "Suosittelisitko casinoista …" speaks of casinos, not of Casinoist.
    if (core === 'casinoist' && joined === 'casinoista') continue;
    return { first, last: withCommon ? last + 1 : last, isExact };
  }
  return null;
}

function isInflected(joined: string, core: string): boolean {
  return core.length >= 3 && joined.startsWith(core) && ENDING.test(joined.slice(core.length));
}

function isMistyped(joined: string, core: string): boolean {
  return core.length >= TYPO_LENGTH && joined[0] === core[0] && isTypo(joined, core, false);
}
