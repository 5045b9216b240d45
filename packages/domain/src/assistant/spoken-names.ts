import { coreOf } from './casino-names.ts';

export interface NameMatch {
  slug: string;
  at: number;
  length: number;
}

interface KnownName {
  /** Lower case, words separated by spaces. */
  name: string;
  slug: string;
  /** A single word means the casino only if capitalised: "kierros" is a spin. */
  needsCapital: boolean;
}

/** Shorter cores are too often words of other languages. */
const CORE_LENGTH = 4;
/** Names are indexed by their first letters: trying every name at every word would take most of an answer's time. */
const KEY_LENGTH = 2;

/**
 * Finds casino names in a reply before it is sent. Names of several words match in any case, single words only if
 * capitalised. Both match with the inflections that they take in a sentence.
 */
export class NameFinder {
  readonly #knownByKey = new Map<string, KnownName[]>();

  constructor(casinos: readonly { casino: string; name: string }[]) {
    for (const { casino: slug, name } of casinos) {
      this.#add({ name: toComparable(name), slug, needsCapital: !name.includes(' ') });
      const core = coreOf(name);
      if (core === name || core.includes(' ') || core.length < CORE_LENGTH || /^\d+$/.test(core)) continue;
      this.#add({ name: toComparable(core), slug, needsCapital: true });
    }
    for (const known of this.#knownByKey.values()) known.sort((a, b) => b.name.length - a.name.length);
  }

  #add(known: KnownName): void {
    const key = known.name.slice(0, KEY_LENGTH);
    this.#knownByKey.set(key, [...(this.#knownByKey.get(key) ?? []), known]);
  }

  find(text: string): NameMatch[] {
    const found: NameMatch[] = [];
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

/** An inflection of a name, followed by the end of the word. */
const ENDING = /^(?:['’:]?\p{Ll}{1,6})?(?![\p{L}\p{N}])/u;
const ENDING_LENGTH = 9;

/** Lower case with the same length: `İ` (U+0130) alone would become two characters. */
function toComparable(text: string): string {
  return text
    .replaceAll('\u0130', 'I')
    .toLowerCase()
    .replace(/[\u00a0-]/g, ' ');
}
