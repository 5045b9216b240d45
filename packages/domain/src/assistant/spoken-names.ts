import { coreOf } from './casino-names.ts';

export interface Spoken {
  slug: string;
  at: number;
  length: number;
}

const toSource = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '[ \\u00a0-]');

/** Shorter cores are words of other languages too often. */
const CORE_LENGTH = 4;

/**
 * Finds names in a text that is about to be said. Names of several words in any letters, single words only with
 * their capital; both with the endings that they take in a sentence.
 */
export class NameFinder {
  readonly #slugOf = new Map<string, string>();
  /** In small letters; reading both cases of every letter by the pattern itself takes a third of a second to prepare. */
  readonly #phrases: RegExp | null;
  readonly #single: RegExp | null;

  constructor(casinos: readonly { casino: string; name: string }[]) {
    const phrases: string[] = [];
    const single: string[] = [];
    for (const { casino, name } of casinos) {
      this.#slugOf.set(name.toLowerCase(), casino);
      (name.includes(' ') ? phrases : single).push(name);
      const core = coreOf(name);
      if (core === name || core.includes(' ') || core.length < CORE_LENGTH || /^\d+$/.test(core)) continue;
      if (!this.#slugOf.has(core.toLowerCase())) this.#slugOf.set(core.toLowerCase(), casino);
      single.push(core);
    }
    this.#phrases = toPattern(phrases.map((name) => name.toLowerCase()));
    this.#single = toPattern(single);
  }

  find(text: string): Spoken[] {
    // The one letter that becomes two when it is made small would move all places after it.
    const small = text.replaceAll('\u0130', 'I').toLowerCase();
    const found = [
      ...(this.#phrases ? small.matchAll(this.#phrases) : []),
      ...(this.#single ? text.matchAll(this.#single) : []),
    ].flatMap((match): Spoken[] => {
      const name = (match[1] ?? '').toLowerCase();
      const slug = this.#slugOf.get(name) ?? this.#slugOf.get(name.replace(/[\u00a0-]/g, ' '));
      return slug ? [{ slug, at: match.index, length: match[0].length }] : [];
    });
    return found
      .filter((one) => !found.some((other) => other !== one && isWithin(one, other)))
      .toSorted((a, b) => a.at - b.at);
  }
}

function isWithin(one: Spoken, other: Spoken): boolean {
  return other.length > one.length && other.at <= one.at && one.at + one.length <= other.at + other.length;
}

function toPattern(names: readonly string[]): RegExp | null {
  if (names.length === 0) return null;
  const longestFirst = names.toSorted((a, b) => b.length - a.length).map(toSource);
  return new RegExp(
    `(?<![\\p{L}\\p{N}/-])(${longestFirst.join('|')})(?:['’:]?\\p{Ll}{1,6})?(?![\\p{L}\\p{N}])`,
    'gu',
  );
}
