import { fold, isTypo, type Word } from './phrases.ts';

/** Words that many names end with and visitors leave out. */
const COMMON = new Set(
  ['casino', 'kasino', 'slots', 'bet', 'play', 'spins', 'spin', 'spel', 'spil', 'house'].map(fold),
);
/** Inflections in the four languages that a name can take in a sentence. */
const ENDING =
  /^(?:n|in|en|an|s|t|et|ia|a|ta|ka|la|lla|lta|lle|lia|sa|ssa|sta|il?la|il?ta|ile|isa|ista|ila|ilta|isas|ile|ko|nko|lako|sako|hun|on|un|asta|asa|ala|alta|ale)$/;
/** Names that are everyday words: in lower case and without a word for casino beside them, they are not names. */
const EVERYDAY = new Set(
  ['kierros', 'virta', 'oksa', 'lasti', 'joki', 'sointu', 'rahtu', 'lucky', 'boost'].map(fold),
);
const TYPO_LENGTH = 6;

/** The distinctive words of a name: `Winz` of `Winz Casino`. */
export function coreOf(name: string): string {
  const own = name.split(/\s+/).filter((word) => !COMMON.has(fold(word)));
  return own.length > 0 ? own.join(' ') : name;
}

export interface NamedAt {
  slug: string;
  first: number;
  last: number;
}

/** Consecutive words of a question, joined into one. */
interface Window {
  joined: string;
  first: number;
  last: number;
  isCapitalised: boolean;
  /** A word for casino follows. */
  withCommon: boolean;
}

/** The distinctive part of a name has at most three words. */
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

/** The casinos that the words name, in order of mention. */
export function findNames(
  words: readonly Word[],
  casinos: readonly { casino: string; name: string }[],
): NamedAt[] {
  const windows = listWindows(words);
  const found = casinos.flatMap(({ casino: slug, name }) => {
    const at = findName(windows, name);
    return at ? [{ slug, ...at }] : [];
  });
  // If two names match the same words, the longer or the exact one wins.
  return found
    .filter(
      (one) =>
        !found.some((other) => other !== one && isOverlapping(one, other) && isBetterMatch(other, one)),
    )
    .toSorted((a, b) => a.first - b.first);
}

interface Found extends Omit<NamedAt, 'slug'> {
  isExact: boolean;
}

function isOverlapping(one: Found, other: Found): boolean {
  return other.first <= one.last && one.first <= other.last;
}

function isBetterMatch(one: Found, other: Found): boolean {
  const longer = one.last - one.first - (other.last - other.first);
  return longer > 0 || (longer === 0 && one.isExact && !other.isExact);
}

/** Caches folded names: folding takes longer than all comparisons together. */
const FOLDED_CORES = new Map<string, string>();

function foldedCoreOf(name: string): string {
  const folded = FOLDED_CORES.get(name) ?? fold(coreOf(name)).replace(/[^\p{L}\p{N}]/gu, '');
  FOLDED_CORES.set(name, folded);
  return folded;
}

function findName(windows: readonly Window[], name: string): Found | null {
  const core = foldedCoreOf(name);
  for (const { joined, first, last, isCapitalised, withCommon } of windows) {
    const isExact = joined === core;
    if (!isExact && !isInflected(joined, core) && !isMistyped(joined, core)) continue;
    if (EVERYDAY.has(core) && !withCommon && !isCapitalised) continue;
    // "Suosittelisitko casinoista …" means casinos in general, not Casinoist.
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
