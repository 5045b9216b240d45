import { coreOf } from './casino-names.ts';

export interface Spoken {
  slug: string;
  at: number;
  length: number;
}

interface Known {
  /** In small letters, words with spaces between. */
  name: string;
  slug: string;
  /** One word means the casino only with its capital: "kierros" is a spin. */
  needsCapital: boolean;
}

/** Shorter cores are words of other languages too often. */
const CORE_LENGTH = 4;
/** Names are looked up by their first letters; trying all of them at every word would take most of an answer's time. */
const KEY_LENGTH = 2;

/**
 * Finds names in a text that is about to be said. Names of several words in any letters, single words only with
 * their capital; both with the endings that they take in a sentence.
 */
export class NameFinder {
  readonly #knownByKey = new Map<string, Known[]>();

  constructor(casinos: readonly { casino: string; name: string }[]) {
    for (const { casino: slug, name } of casinos) {
      this.#add({ name: toComparable(name), slug, needsCapital: !name.includes(' ') });
      const core = coreOf(name);
      if (core === name || core.includes(' ') || core.length < CORE_LENGTH || /^\d+$/.test(core)) continue;
      this.#add({ name: toComparable(core), slug, needsCapital: true });
    }
    for (const known of this.#knownByKey.values()) known.sort((a, b) => b.name.length - a.name.length);
  }

  #add(known: Known): void {
    const key = known.name.slice(0, KEY_LENGTH);
    this.#knownByKey.set(key, [...(this.#knownByKey.get(key) ?? []), known]);
  }

  find(text: string): Spoken[] {
    const found: Spoken[] = [];
    const comparable = toComparable(text);
    let readUntil = 0;
    for (const { index: at, 0: word } of text.matchAll(/(?<![/-])[\p{L}\p{N}]+/gu)) {
      if (at < readUntil) continue;
      for (const { name, slug, needsCapital } of this.#knownByKey.get(
        comparable.slice(at, at + KEY_LENGTH),
      ) ?? []) {
        if (!comparable.startsWith(name, at) || (needsCapital && /^\p{Ll}/u.test(word))) continue;
        const ending = ENDING.exec(text.slice(at + name.length, at + name.length + ENDING_LENGTH));
        if (!ending) continue;
        const length = name.length + ending[0].length;
        found.push({ slug, at, length });
        readUntil = at + length;
        break;
      }
    }
    return found;
  }
}

/** What a name may end with in a sentence, and then no more letters. */
const ENDING = /^(?:['’:]?\p{Ll}{1,6})?(?![\p{L}\p{N}])/u;
const ENDING_LENGTH = 9;

/** In small letters and of the same length: one letter becomes two when it is made small. */
function toComparable(text: string): string {
  return text
    .replaceAll('\u0130', 'I')
    .toLowerCase()
    .replace(/[\u00a0-]/g, ' ');
}
