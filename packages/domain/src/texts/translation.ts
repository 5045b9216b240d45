import { countWords } from './plain-text.ts';

/** Plain text, or the typed blocks of a text. */
export type TextValue = string | object[];

/** A text of a document, in one field of its form. */
export interface DocumentText {
  /** `faq.0.answer` */
  path: string;
  /** The path with the ids of rows, which stay the same when rows are moved: `faq.66b1.answer`. */
  key: string;
  value: TextValue;
}

export interface TextChange {
  /** Where the text is now, or where it was if it was removed. */
  path: string;
  /** Null if the text is new. */
  before: TextValue | null;
  /** Null if the text was removed. */
  after: TextValue | null;
}

const isEmpty = (value: TextValue | null) =>
  value === null || (typeof value === 'string' ? value.trim() === '' : value.length === 0);

const isSame = (a: TextValue | null, b: TextValue | null) =>
  (isEmpty(a) && isEmpty(b)) || toComparable(a) === toComparable(b);

/** A database that stores JSON may return the keys of an object in another order. */
const toComparable = (value: TextValue | null) =>
  JSON.stringify(value, (_, node: unknown) =>
    typeof node === 'object' && node !== null && !Array.isArray(node)
      ? Object.fromEntries(Object.entries(node).toSorted(([x], [y]) => (x < y ? -1 : 1)))
      : node,
  );

/** What changed in the texts of a document. A row that only moved has not changed. */
export function listTextChanges(
  before: readonly DocumentText[],
  after: readonly DocumentText[],
): TextChange[] {
  const earlier = new Map(before.map((text) => [text.key, text]));
  const current = new Set(after.map(({ key }) => key));
  const changes = after.map(({ path, key, value }) => ({
    path,
    before: earlier.get(key)?.value ?? null,
    after: value,
  }));
  const removed = before
    .filter(({ key }) => !current.has(key))
    .map(({ path, value }) => ({ path, before: value, after: null }));
  return [...changes, ...removed].filter((change) => !isSame(change.before, change.after));
}

/**
 * `missing`: the translation is empty · `untranslated`: it is the source's text · `outdated`: the source has changed
 * since · `translated`: nothing to do.
 */
export type TranslationState = 'missing' | 'untranslated' | 'outdated' | 'translated';

export interface TranslatedText {
  path: string;
  source: TextValue;
  /** The source's text when the translation was last up to date; null if it has not changed since. */
  before: TextValue | null;
  target: TextValue;
  state: TranslationState;
}

interface Translation {
  source: readonly DocumentText[];
  /** The source's texts when the translation was last up to date. */
  before: readonly DocumentText[];
  target: readonly DocumentText[];
}

/** Compares a translation with its source, field by field, in the order of the form. Rows correspond by their place. */
export function compareTranslation({ source, before, target }: Translation): TranslatedText[] {
  const targets = new Map(target.map(({ path, value }) => [path, value]));
  const changes = new Map(listTextChanges(before, source).map((change) => [change.path, change]));
  return source.flatMap(({ path, value }) => {
    const translated = targets.get(path) ?? '';
    if (isEmpty(value) && isEmpty(translated)) return [];
    const change = changes.get(path);
    const earlier = change ? (change.before ?? '') : null;
    const state = getState({ source: value, before: earlier, target: translated });
    return [{ path, source: value, before: earlier, target: translated, state }];
  });
}

function getState({ source, before, target }: Omit<TranslatedText, 'path' | 'state'>): TranslationState {
  if (isEmpty(source)) return before === null ? 'translated' : 'outdated';
  if (isEmpty(target)) return 'missing';
  const isCopy = isSame(target, source) || (before !== null && isSame(target, before));
  // A name or a figure is the same in every language.
  if (isCopy && countWords(source) > 2) return 'untranslated';
  return before === null ? 'translated' : 'outdated';
}
