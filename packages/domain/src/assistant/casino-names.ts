import { fold, isTypo, type Word } from './phrases.ts';

/** Words that many names end with and that visitors omit. */
const GENERIC_WORDS = new Set(
  ['casino', 'kasino', 'slots', 'bet', 'play', 'spins', 'spin', 'spel', 'spil', 'house'].map(fold),
);
/** Inflections in the four languages that a name can take in a sentence. */
const INFLECTION =
  /^(?:n|in|en|an|s|t|et|ia|a|ta|ka|la|lla|lta|lle|lia|sa|ssa|sta|il?la|il?ta|ile|isa|ista|ila|ilta|isas|ile|ko|nko|lako|sako|hun|on|un|asta|asa|ala|alta|ale)$/;
/** Names that are also everyday words: only names if capitalised or followed by a generic word such as "casino". */
const EVERYDAY_WORDS = new Set(
  ['kierros', 'virta', 'oksa', 'lasti', 'joki', 'sointu', 'rahtu', 'lucky', 'boost'].map(fold),
);
const MIN_TYPO_LENGTH = 6;

/** The distinctive words of a name: `Winz` for `Winz Casino`. */
export function getDistinctiveName(name: string): string {
  const words = name.split(/\s+/).filter((word) => !GENERIC_WORDS.has(fold(word)));
  return words.length > 0 ? words.join(' ') : name;
}

export interface CasinoMention {
  slug: string;
  first: number;
  last: number;
}

/** Consecutive words of a question, joined without spaces. */
interface Window {
  joined: string;
  first: number;
  last: number;
  isCapitalised: boolean;
  /** Whether a generic word such as "casino" follows. */
  hasGenericWord: boolean;
}

/** No name has more distinctive words. */
const MAX_WINDOW_WORDS = 3;

function listWindows(words: readonly Word[]): Window[] {
  return words.flatMap(({ isCapitalised }, first) => {
    let joined = '';
    return words.slice(first, first + MAX_WINDOW_WORDS).map(({ folded }, index) => {
      joined = fold(joined + folded);
      const next = words[first + index + 1]?.folded ?? '';
      const hasGenericWord = [...GENERIC_WORDS].some((generic) => next.startsWith(generic));
      return { joined, first, last: first + index, isCapitalised, hasGenericWord };
    });
  });
}

/** The casinos that a question names, in order of mention. */
export function findNames(
  words: readonly Word[],
  casinos: readonly { casino: string; name: string }[],
): CasinoMention[] {
  const windows = listWindows(words);
  const found = casinos.flatMap(({ casino: slug, name }) => {
    const match = findName(windows, name);
    return match ? [{ slug, ...match }] : [];
  });
  // If two names match the same words, the longer or the exact match wins.
  return found
    .filter(
      (match) =>
        !found.some((other) => other !== match && isOverlapping(match, other) && isBetterMatch(other, match)),
    )
    .toSorted((a, b) => a.first - b.first);
}

interface Match extends Omit<CasinoMention, 'slug'> {
  isExact: boolean;
}

function isOverlapping(match: Match, other: Match): boolean {
  return other.first <= match.last && match.first <= other.last;
}

function isBetterMatch(match: Match, other: Match): boolean {
  const extraWords = match.last - match.first - (other.last - other.first);
  return extraWords > 0 || (extraWords === 0 && match.isExact && !other.isExact);
}

/** Caches folded names: folding takes longer than all comparisons together. */
const FOLDED_NAMES = new Map<string, string>();

function getFoldedName(name: string): string {
  const folded = FOLDED_NAMES.get(name) ?? fold(getDistinctiveName(name)).replace(/[^\p{L}\p{N}]/gu, '');
  FOLDED_NAMES.set(name, folded);
  return folded;
}

function findName(windows: readonly Window[], name: string): Match | null {
  const core = getFoldedName(name);
  for (const { joined, first, last, isCapitalised, hasGenericWord } of windows) {
    const isExact = joined === core;
    if (!isExact && !isInflected(joined, core) && !isMistyped(joined, core)) continue;
    if (EVERYDAY_WORDS.has(core) && !hasGenericWord && !isCapitalised) continue;
    // "Suosittelisitko casinoista …" means casinos in general, not Casinoist.
    if (core === 'casinoist' && joined === 'casinoista') continue;
    return { first, last: hasGenericWord ? last + 1 : last, isExact };
  }
  return null;
}

function isInflected(joined: string, core: string): boolean {
  return core.length >= 3 && joined.startsWith(core) && INFLECTION.test(joined.slice(core.length));
}

function isMistyped(joined: string, core: string): boolean {
  return core.length >= MIN_TYPO_LENGTH && joined[0] === core[0] && isTypo(joined, core, false);
}
