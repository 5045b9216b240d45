import { type FoundText, listTexts as listAllTexts } from '@nettobonus/domain/texts/plain-text';

/** Keys of names, URLs, codes and dates, which are not in any language. */
const LANGUAGE_NEUTRAL_KEYS =
  /^(id|casino|image|affiliateLink|licence|category|author|relatedArticles|relatedPages|kind|currency|page|path|url|phone|market|.*On)$/;

/** Lists the strings of a document that visitors read. */
export const listTexts = (value: unknown): FoundText[] => listAllTexts(value, LANGUAGE_NEUTRAL_KEYS);
