import { getDistinctiveName } from './casino-names.ts';

export interface NameMatch {
  slug: string;
  index: number;
  length: number;
}

interface KnownName {
  /** Lower case, words separated by spaces. */
  name: string;
  slug: string;
  /** A single word means the casino only if capitalised: "kierros" is a spin. */
  needsCapital: boolean;
}

/** Shorter distinctive names are often ordinary words in another language. */
const MIN_CORE_LENGTH = 4;
/** Names are indexed by their first letters: trying every name at every word would take most of a reply's time. */
const KEY_LENGTH = 2;

/**
 * Finds casino names in a reply. Names of several words match in upper and lower case, single words only if
 * capitalised. Both may have an inflectional ending; `endings` is a regular expression.
 */
export class NameFinder {
  readonly #knownByKey = new Map<string, KnownName[]>();
  readonly #ending: RegExp;

  constructor(casinos: readonly { casino: string; name: string }[], endings: string) {
    // Only known endings: any letters after a name could make it a different name.
    this.#ending = new RegExp(`^(?:${endings})?(?![\\p{L}\\p{N}])`, 'u');
    for (const { casino: slug, name } of casinos) {
      this.#add({ name: toComparable(name), slug, needsCapital: !name.includes(' ') });
      const core = getDistinctiveName(name);
      if (core === name || core.includes(' ') || core.length < MIN_CORE_LENGTH || /^\d+$/.test(core))
        continue;
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
    let searchedTo = 0;
    for (const { index, 0: word } of text.matchAll(/(?<![/-])[\p{L}\p{N}]+/gu)) {
      if (index < searchedTo) continue;
      for (const { name, slug, needsCapital } of this.#knownByKey.get(
        comparable.slice(index, index + KEY_LENGTH),
      ) ?? []) {
        if (!comparable.startsWith(name, index) || (needsCapital && /^\p{Ll}/u.test(word))) continue;
        const ending = this.#ending.exec(text.slice(index + name.length));
        if (!ending) continue;
        const length = name.length + ending[0].length;
        found.push({ slug, index, length });
        searchedTo = index + length;
        break;
      }
    }
    return found;
  }
}

/** Lower case of the same length: only `İ` (U+0130) would become two characters. */
function toComparable(text: string): string {
  return text
    .replaceAll('\u0130', 'I')
    .toLowerCase()
    .replace(/[\u00a0-]/g, ' ');
}
