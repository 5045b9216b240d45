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

/** What a number is about: the words near it decide. */
export type Role =
  | 'bonus'
  | 'deposit'
  | 'minDeposit'
  | 'bet'
  | 'win'
  | 'spinValue'
  | 'net'
  | 'leaves'
  | 'cost'
  | 'requires'
  | 'payback'
  | 'atLeast'
  | 'atMost'
  | 'finish'
  | 'score';

/** The unit of a number in a text. */
export type Unit = 'money' | 'percent' | 'times' | 'ofTen' | 'days' | 'spins' | 'count' | 'age';

/**
 * The words that a model's answer may use in one language. `stem|a,b` stands for `stema` and `stemb`; no other form of
 * the stem is known. `words` and `conjunctions` are separated by spaces, everything else by semicolons.
 *
 * `words` may occur in any sentence, so they neither judge, deny, count, urge nor ask for anything. Words that could
 * are only known within a phrase.
 */
export interface WordLists {
  words: string;
  /** They separate the clauses of a sentence. */
  conjunctions: string;
  /** Words that cannot end a sentence: "On." would confirm whatever the visitor asked. */
  unfinished: string;
  phrases: string;
  claims: Record<Claim, string>;
  roles: Record<Role, string>;
  units: Record<Unit, string>;
  /** The endings that a casino's name can take, as a regular expression. */
  nameEndings: string;
}
