import type { Market } from '../../markets/market.ts';
import { DK } from './dk.ts';
import { FI } from './fi.ts';
import { NO } from './no.ts';
import { SE } from './se.ts';
import type { Claim, Role, Unit, WordLists } from './word-lists.ts';

type Meaning = { claim: Claim } | { role: Role } | 'conjunction' | null;

interface Entry {
  /** As listed; only proper names have capital letters. */
  words: readonly string[];
  meaning: Meaning;
}

/** The claims and roles in a text. Each index is a position in the text. */
export interface Reading {
  claims: readonly { claim: Claim; index: number }[];
  roles: readonly { role: Role; index: number; clause: number }[];
  getClause: (index: number) => number;
}

/** Letters of the four languages. Any other letter, such as a Cyrillic look-alike, is part of no word. */
export const WORD = '[a-zåäöæøéç]+(?:-[a-zåäöæøéç]+)*';
const WORDS = new RegExp(WORD, 'giu');
const CLAUSE_END = /[,;:()–]/gu;

export class Vocabulary {
  readonly units: Record<Unit, RegExp>;
  readonly nameEndings: string;
  /** Entries by their first word, longest phrase first. */
  readonly #entries = new Map<string, Entry[]>();
  readonly #unfinished: ReadonlySet<string>;

  constructor({ words, conjunctions, unfinished, phrases, claims, roles, units, nameEndings }: WordLists) {
    for (const word of words.split(/\s+/).filter(Boolean).flatMap(expandForms)) this.#add([word], null);
    for (const word of conjunctions.split(' ')) this.#add([word], 'conjunction');
    for (const phrase of parsePhraseList(phrases)) this.#add(phrase, null);
    for (const [claim, list] of Object.entries(claims)) {
      for (const phrase of parsePhraseList(list)) this.#add(phrase, { claim: claim as Claim });
    }
    for (const [role, list] of Object.entries(roles)) {
      for (const phrase of parsePhraseList(list)) this.#add(phrase, { role: role as Role });
    }
    for (const entries of this.#entries.values()) entries.sort((a, b) => b.words.length - a.words.length);
    this.#unfinished = new Set(unfinished.split(' '));
    this.units = Object.fromEntries(
      Object.entries(units).map(([unit, list]) => [unit, toUnitPattern(parsePhraseList(list))]),
    ) as Record<Unit, RegExp>;
    this.nameEndings = nameEndings;
  }

  #add(words: readonly string[], meaning: Meaning): void {
    const first = words[0]?.toLowerCase() ?? '';
    this.#entries.set(first, [...(this.#entries.get(first) ?? []), { words, meaning }]);
  }

  /** Null if a word is unknown, or is written with a capital letter although it is neither first nor a proper name. */
  read(text: string): Reading | null {
    let end = 0;
    const tokens = [...text.matchAll(WORDS)].map(({ 0: word, index }) => {
      const gap = text.slice(end, index);
      end = index + word.length;
      return { word, index, gap };
    });
    const first = text.search(/[^("“”„»«]/u);
    const clauseEnds = [...text.matchAll(CLAUSE_END)].map(({ index }) => index);
    const found: { meaning: Meaning; index: number }[] = [];
    for (let position = 0; position < tokens.length; ) {
      const entry = this.#entries.get(tokens[position]?.word.toLowerCase() ?? '')?.find(({ words }) =>
        words.every((word, offset) => {
          const token = tokens[position + offset];
          if (!token || (offset > 0 && !/^,? $/.test(token.gap))) return false;
          return token.word === word || token.word === (token.index === first ? capitalise(word) : word);
        }),
      );
      if (!entry) return null;
      // Use the position of the last word: a number after a phrase that contains a comma belongs to the phrase's
      // clause.
      const { index } = tokens[position + entry.words.length - 1] ?? { index: 0 };
      if (entry.meaning === 'conjunction') clauseEnds.push(index);
      found.push({ meaning: entry.meaning, index });
      position += entry.words.length;
    }
    const getClause = (index: number) => clauseEnds.filter((end) => end < index).length;
    const claims = found.flatMap(({ meaning, index }) =>
      meaning && meaning !== 'conjunction' && 'claim' in meaning ? [{ claim: meaning.claim, index }] : [],
    );
    const roles = found.flatMap(({ meaning, index }) =>
      meaning && meaning !== 'conjunction' && 'role' in meaning
        ? [{ role: meaning.role, index, clause: getClause(index) }]
        : [],
    );
    return { claims, roles, getClause };
  }

  /** Whether the text ends in a word that must be followed by another word. */
  isUnfinished(text: string): boolean {
    const last = /(\p{L}+)[^\p{L}\p{Co}]*$/u.exec(text)?.[1] ?? '';
    return this.#unfinished.has(last.toLowerCase());
  }
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function expandForms(token: string): string[] {
  const [stem = '', endings] = token.split('|');
  return endings === undefined ? [stem] : endings.split(',').map((ending) => stem + ending);
}

/** Each phrase as a list of words, with all combinations of their forms. */
function parsePhraseList(list: string): string[][] {
  return list
    .split(';')
    .map((phrase) => phrase.trim())
    .filter(Boolean)
    .flatMap((phrase) =>
      phrase
        .split(/\s+/)
        .reduce<string[][]>(
          (phrases, token) => phrases.flatMap((words) => expandForms(token).map((form) => [...words, form])),
          [[]],
        ),
    );
}

/** Matches a unit directly after a number, with or without a space. */
function toUnitPattern(phrases: readonly string[][]): RegExp {
  const alternatives = phrases
    .map((words) => words.map((word) => word.replace(/[.+]/g, '\\$&')).join('[ \\u00a0]'))
    .toSorted((a, b) => b.length - a.length);
  return new RegExp(`^(?:[ \\u00a0]?(?:${alternatives.join('|')}))(?![\\p{L}\\p{N}])`, 'u');
}

const VOCABULARIES: Record<Market, Vocabulary> = {
  fi: new Vocabulary(FI),
  se: new Vocabulary(SE),
  no: new Vocabulary(NO),
  dk: new Vocabulary(DK),
};

export function getVocabulary(market: Market): Vocabulary {
  return VOCABULARIES[market];
}
