import { isMarket } from '@nettobonus/domain/markets/market';
import { getLanguageName, listForeignTexts } from '@nettobonus/domain/texts/foreign-texts';
import type { CollectionSlug, Payload } from 'payload';
import { fieldLabel } from '../publishing/field-label.ts';
import { listFoundTexts, listTextFields } from '../texts/list-text-fields.ts';

export interface LanguageError {
  rule: 'text-language';
  /** `Overview is in Finnish, not in Swedish` */
  title: string;
  /** The field with the text, or the rows or group of fields with several short ones. */
  path: string;
  language: string;
  text: string;
}

/** The texts of a document that are not in the language of its market, at most one error for each field. */
export function listLanguageErrors(
  payload: Payload,
  collection: CollectionSlug,
  document: object,
): LanguageError[] {
  const market = 'market' in document ? String(document.market) : '';
  if (!isMarket(market)) return [];
  const fields = listTextFields(payload.collections[collection].config.flattenedFields, document);
  const foreign = Map.groupBy(listForeignTexts(listFoundTexts(fields), market), ({ path }) => path);
  return [...foreign].map(([path, found]) => {
    const language = found[0]?.language ?? '';
    return {
      rule: 'text-language',
      title: `${fieldLabel(payload, collection, path)} is in ${language}, not in ${getLanguageName(market)}`,
      path,
      language,
      text: found.map(({ text }) => text).join('\n'),
    };
  });
}
