/** A text of a document, and its path in it. */
export interface FoundText {
  path: string;
  text: string;
}

/** Names, URLs, codes and dates: strings that are not in any language. */
const NOT_WORDS =
  /^(id|casino|image|affiliateLink|licence|category|kind|currency|page|path|url|phone|market|.*On)$/;

/** Every string of a document that is shown to readers. */
export function listTexts(value: unknown, path = ''): FoundText[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((entry, index) => listTexts(entry, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    NOT_WORDS.test(key) ? [] : listTexts(entry, path ? `${path}.${key}` : key),
  );
}
