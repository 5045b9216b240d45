import { setImmediate } from 'node:timers/promises';
import { SEARCH_MAX_LENGTH } from '@nettobonus/domain/catalogue/casino-filter';
import type { Market } from '@nettobonus/domain/markets/market';
import type { SearchKind } from '@nettobonus/domain/search/search-kind';
import MiniSearch, { type SearchResult as Match, type Query } from 'minisearch';
import type { SearchDocument } from './search-documents.ts';
import { foldLetters, isQuestion, isStopWord, listWords, toStem } from './words.ts';

/** A document that matches a query, with the index terms in it that match. */
export interface SearchMatch {
  document: SearchDocument;
  terms: readonly string[];
}

/** Short texts. They also contain the unstemmed words, because a stemmer shortens the names of casinos wrongly. */
const SHORT_FIELDS = ['title', 'about', 'keywords'] as const;
const BOOSTS = { title: 6, about: 3, keywords: 2, text: 1 };

/** A casino comes before its review and its questions, which contain its name too. */
const KIND_BOOSTS: Record<SearchKind, number> = {
  casino: 1.6,
  review: 1,
  article: 1.5,
  page: 1.8,
  question: 1,
  game: 1.2,
};
const QUESTION_BOOSTS = { ...KIND_BOOSTS, article: 1.4, page: 1.4, question: 1.8 };
const CASINO_BOOSTS = { ...KIND_BOOSTS, casino: 2.5 };
/** `winz casino`: the word says what the visitor is looking for, but it is in nearly every text. */
const CASINO_WORD = /^[ck]asino/i;

/** More words only make a query slower. */
const MAX_WORDS = 8;
/** The share of a query's words that a document must match: one common word does not answer a question. */
const MIN_COVERAGE = 0.5;
/** Likewise, if none of the words is in the document's title or keywords. */
const MIN_TEXT_COVERAGE = 0.6;

/** How much a similar word counts: a query of two words needs more than one that is merely similar. */
const SIMILAR_WORD = 0.75;

/** A word of a query: the index terms that it can match. */
interface QueryWord {
  stem: string;
  /** The word as typed, with adjacent letters swapped, and joined with its neighbours. */
  spellings: string[];
}

/** The nearest names may differ in this share of the letters, but not in more letters. */
const NEAREST_FUZZINESS = 0.4;
const NEAREST_MAX_EDITS = 3;

/** Documents indexed before other requests get a turn. */
const BATCH_SIZE = 20;

/** The documents of one market. */
export class SearchIndex {
  readonly #market: Market;
  readonly #documents = new Map<string, SearchDocument>();
  readonly #index: MiniSearch<SearchDocument>;
  /** Texts repeat their words, and stemming takes most of the time that indexing takes. */
  readonly #stems = new Map<string, string>();

  constructor(market: Market) {
    this.#market = market;
    this.#index = new MiniSearch<SearchDocument>({
      fields: [...SHORT_FIELDS, 'text'],
      tokenize: listWords,
      processTerm: (word, field) => {
        const stem = this.#stems.get(word) ?? toStem(word, market);
        this.#stems.set(word, stem);
        return field === 'text' ? stem : [...new Set([stem, foldLetters(word)])];
      },
    });
  }

  /** Replaces the documents. Only those that differ are indexed again: a publication changes few. */
  async update(documents: readonly SearchDocument[]): Promise<void> {
    const ids = new Set(documents.map(({ id }) => id));
    for (const id of [...this.#documents.keys()]) if (!ids.has(id)) this.#remove(id);
    const changed = documents.filter((document) => !isEqual(document, this.#documents.get(document.id)));
    for (let start = 0; start < changed.length; start += BATCH_SIZE) {
      if (start > 0) await setImmediate();
      for (const document of changed.slice(start, start + BATCH_SIZE)) {
        this.#remove(document.id);
        this.#documents.set(document.id, document);
        this.#index.add(document);
      }
    }
    this.#stems.clear();
  }

  #remove(id: string): void {
    if (!this.#documents.delete(id)) return;
    this.#index.discard(id);
  }

  /** All matches, best first. `isTyping`: the last word may be incomplete. */
  search(text: string, { isTyping = false } = {}): SearchMatch[] {
    const typed = listWords(text.slice(0, SEARCH_MAX_LENGTH));
    const words = toQueryWords(typed, this.#market);
    if (words.length === 0) return [];
    const boosts = getBoosts(typed, this.#market);
    return this.#index
      .search(buildQuery(words, isTyping), {
        tokenize: (term) => [term],
        processTerm: (term) => term,
        boost: BOOSTS,
        boostDocument: (id) => boosts[this.#documents.get(id)?.kind ?? 'question'],
      })
      .flatMap((match) => {
        const document = this.#documents.get(match.id);
        const coverage = getCoverage(match, words);
        if (!document || coverage < getMinCoverage(match)) return [];
        return [{ document, terms: match.terms, score: match.score * coverage ** 2 }];
      })
      .sort((a, b) => b.score - a.score);
  }

  /** The documents of a kind whose titles are nearest to a text that no title contains. */
  findNearest(text: string, kind: SearchKind): SearchDocument[] {
    const words = listWords(text.slice(0, SEARCH_MAX_LENGTH)).slice(0, MAX_WORDS);
    const meaningful = words.filter((word) => !isStopWord(word, this.#market)).map(foldLetters);
    return this.#index
      .search(
        { queries: meaningful, combineWith: 'OR' },
        {
          tokenize: (term) => [term],
          processTerm: (term) => term,
          fields: ['title'],
          fuzzy: NEAREST_FUZZINESS,
          maxFuzzy: NEAREST_MAX_EDITS,
          prefix: (word) => word.length >= 2,
          filter: ({ id }) => this.#documents.get(id)?.kind === kind,
        },
      )
      .flatMap(({ id }) => this.#documents.get(id) ?? []);
  }
}

function isEqual(document: SearchDocument, other: SearchDocument | undefined): boolean {
  const keys = Object.keys(document) as (keyof SearchDocument)[];
  return keys.every((key) => document[key] === other?.[key]);
}

function getBoosts(typed: readonly string[], market: Market): Record<SearchKind, number> {
  if (isQuestion(typed, market)) return QUESTION_BOOSTS;
  return typed.some((word) => CASINO_WORD.test(word)) ? CASINO_BOOSTS : KIND_BOOSTS;
}

/** Without stop words, unless there are only stop words. */
function toQueryWords(typed: readonly string[], market: Market): QueryWord[] {
  const meaningful = typed.filter((word) => !isStopWord(word, market));
  const words = (meaningful.length > 0 ? meaningful : typed).slice(0, MAX_WORDS);
  return words.map((word, at) => ({
    stem: toStem(word, market),
    spellings: [...listSpellings(foldLetters(word)), ...listCompounds(words, at)],
  }));
}

function buildQuery(words: readonly QueryWord[], isTyping: boolean): Query {
  const stems = words.map(({ stem }) => stem);
  const incomplete = isTyping ? words.at(-1)?.spellings[0] : undefined;
  return {
    combineWith: 'OR',
    queries: [
      { queries: stems, fields: [...SHORT_FIELDS], prefix: (stem) => stem.length >= 4 },
      // Texts contain too many similar words to tolerate typing errors.
      { queries: stems, fields: ['text'], prefix: (stem) => stem.length >= 5 },
      {
        queries: [...new Set(words.flatMap(({ spellings }) => spellings))],
        fields: [...SHORT_FIELDS],
        fuzzy: getMaxEdits,
        prefix: (spelling) => spelling === incomplete,
      },
    ],
  };
}

/** Typing errors that a word may contain. With one change a short word is already a different word. */
function getMaxEdits(word: string): number | false {
  if (/\d/.test(word) || word.length < 4) return false;
  return word.length < 7 ? 1 : 2;
}

/** Swapped letters are a common error, but two edits: too many for a short word. */
function listSpellings(word: string): string[] {
  if (getMaxEdits(word) !== 1) return [word];
  const swapped = Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
  return [word, ...swapped];
}

/** A word together with the previous and the next one: visitors type `fjord spin` for `Fjordspin`. */
function listCompounds(words: readonly string[], at: number): string[] {
  return [words.slice(Math.max(0, at - 1), at + 1), words.slice(at, at + 2)]
    .filter(({ length }) => length === 2)
    .map((pair) => foldLetters(pair.join('')));
}

/** The share of the query's words that a match contains. A similar word counts less than the same word. */
function getCoverage({ queryTerms, terms }: Match, words: readonly QueryWord[]): number {
  const found = words.map(({ stem, spellings }) => {
    const candidates = [stem, ...spellings].filter((term) => queryTerms.includes(term));
    if (candidates.some((candidate) => terms.some((term) => term.startsWith(candidate)))) return 1;
    return candidates.length > 0 ? SIMILAR_WORD : 0;
  });
  return found.reduce((sum: number, share) => sum + share, 0) / words.length;
}

function getMinCoverage({ match }: Match): number {
  const isInText = Object.values(match).every((fields) => fields.every((field) => field === 'text'));
  return isInText ? MIN_TEXT_COVERAGE : MIN_COVERAGE;
}
