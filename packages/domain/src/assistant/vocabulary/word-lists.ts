import type { Topic } from '../offer-criteria.ts';

/** A statement about a casino that the catalogue confirms or denies. */
export type Claim =
  | Topic
  | 'noFreeSpins'
  | 'lowWagering'
  | 'undisclosed'
  | 'notCalculated'
  | 'netPlus'
  | 'netMinus'
  | 'netZero'
  | 'topNet';

/** What a number is about, according to the words near it. */
export type Role =
  | 'bonus'
  | 'deposit'
  | 'minDeposit'
  | 'bet'
  | 'win'
  | 'spinValue'
  | 'net'
  | 'cost'
  | 'requires'
  | 'rtp'
  | 'atLeast'
  | 'atMost'
  | 'finish'
  | 'score';

/** The unit of a number in a text. */
export type Unit = 'money' | 'percent' | 'times' | 'ofTen' | 'days' | 'spins' | 'count' | 'age';

/**
 * The words that a model's reply may use in one language. `stem|a,b` stands for `stema` and `stemb`; no other form of
 * the stem is known. `words` and `conjunctions` are separated by spaces, everything else by semicolons.
 *
 * `words` may occur in any sentence, so they must not judge, deny, count, urge or ask for anything. Words that could do
 * so are allowed only within a phrase.
 */
export interface WordLists {
  words: string;
  /** Conjunctions separate the clauses of a sentence. */
  conjunctions: string;
  /** Words that cannot end a sentence: Finnish "On." ("It is.") would confirm any question. */
  unfinished: string;
  phrases: string;
  claims: Record<Claim, string>;
  roles: Record<Role, string>;
  units: Record<Unit, string>;
  /** The endings that a casino's name can take, as a regular expression. */
  nameEndings: string;
}
