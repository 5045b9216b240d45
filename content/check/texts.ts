/** A text and its path in the document. */
export interface FoundText {
  path: string;
  text: string;
}

/** Keys of names, URLs, codes and dates, which are not in any language. */
const LANGUAGE_NEUTRAL_KEYS =
  /^(id|casino|image|affiliateLink|licence|category|kind|currency|page|path|url|phone|market|.*On)$/;

/** Lists the strings of a document that visitors read. */
export function listTexts(value: unknown, path = ''): FoundText[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((entry, index) => listTexts(entry, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    LANGUAGE_NEUTRAL_KEYS.test(key) ? [] : listTexts(entry, path ? `${path}.${key}` : key),
  );
}
