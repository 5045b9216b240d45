import type { RichText } from '@nettobonus/domain/texts/rich-text';
import type { TextValue } from '@nettobonus/domain/texts/translation';
import type { StoredDocument } from '../publishing/stored-document.ts';
import { KEPT_IDS } from '../texts/list-text-fields.ts';
import { toLexical } from '../texts/to-lexical.ts';

/** A text and the path of its field. */
export interface NewText {
  path: string;
  value: TextValue;
}

/** The fields of a document that contain the texts, whole, with the texts replaced. Adds rows that are missing. */
export function setTexts(document: StoredDocument, texts: readonly NewText[]): StoredDocument {
  const changed: StoredDocument = {};
  for (const { path, value } of texts) {
    const [field = '', ...rest] = path.split('.');
    changed[field] = setValue(changed[field] ?? structuredClone(document[field]), rest, toStored(value));
  }
  return changed;
}

const toStored = (value: TextValue) =>
  typeof value === 'string' ? value : toLexical(value as RichText, KEPT_IDS);

function setValue(parent: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (/^\d+$/.test(name)) {
    const rows: unknown[] = Array.isArray(parent) ? parent : [];
    const index = Number(name);
    while (rows.length < index) rows.push({});
    rows[index] = setValue(rows[index], rest, value);
    return rows;
  }
  const group: StoredDocument = { ...(parent as StoredDocument | null | undefined) };
  group[name] = setValue(group[name], rest, value);
  return group;
}
