import { type FoundText, listTexts } from '@nettobonus/domain/texts/plain-text';
import type { DocumentText } from '@nettobonus/domain/texts/translation';
import type { FlattenedField } from 'payload';
import { fromLexical } from './from-lexical.ts';

/** Casinos and articles keep their ids: the text is compared or shown, not published. */
export const KEPT_IDS = {
  getCasinoSlug: String,
  getArticleSlug: String,
  getCasinoId: Number,
  getArticleId: Number,
};

/**
 * Marks a text field that is not in the market's language: an address, an identifier, or a note to colleagues.
 * To put into a field's `custom`.
 */
export const LANGUAGE_NEUTRAL = { isLanguageNeutral: true } as const;

/** Lists the texts of a document that visitors read, empty ones included, in the order of the form. */
export function listTextFields(fields: readonly FlattenedField[], document: object): DocumentText[] {
  return fields.flatMap((field) => listOfField(field, document, { path: '', key: '' }));
}

interface Place {
  path: string;
  key: string;
}

const append = ({ path, key }: Place, name: string, id = name): Place => ({
  path: path ? `${path}.${name}` : name,
  key: key ? `${key}.${id}` : id,
});

function listOfField(field: FlattenedField, parent: object, outer: Place): DocumentText[] {
  const value: unknown = (parent as Record<string, unknown>)[field.name];
  const place = append(outer, field.name);
  switch (field.type) {
    case 'group':
    case 'tab':
      return field.flattenedFields.flatMap((child) => listOfField(child, toObject(value), place));
    case 'array':
      return toRows(value).flatMap((row, index) =>
        field.flattenedFields.flatMap((child) =>
          listOfField(child, row, append(place, String(index), String(row.id ?? index))),
        ),
      );
    case 'richText':
      return [{ ...place, value: fromLexical(value, KEPT_IDS) }];
    case 'text':
    case 'textarea': {
      if (isNeutral(field)) return [];
      if (!('hasMany' in field && field.hasMany)) return [{ ...place, value: String(value ?? '') }];
      const entries = Array.isArray(value) ? value : [];
      return entries.map((entry, index) => ({ ...append(place, String(index)), value: String(entry) }));
    }
    default:
      return [];
  }
}

const isNeutral = ({ admin, custom }: FlattenedField) =>
  (admin !== undefined && 'hidden' in admin && admin.hidden === true) ||
  custom?.isDay === true ||
  custom?.isLanguageNeutral === true;

const toObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

const toRows = (value: unknown): { id?: unknown }[] => (Array.isArray(value) ? value.map(toObject) : []);

/** The texts of the fields, one for each string, paragraph or cell, with the path of the field. */
export const listFoundTexts = (fields: readonly DocumentText[]): FoundText[] =>
  fields.flatMap(({ path, value }) =>
    listTexts(value)
      .filter(({ text }) => text.trim() !== '')
      .map(({ text }) => ({ path, text })),
  );
