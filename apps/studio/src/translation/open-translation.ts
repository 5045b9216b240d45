import { isMarket, type Market } from '@nettobonus/domain/markets/market';
import {
  compareTranslation,
  type DocumentText,
  listTextChanges,
  type TextChange,
  type TranslatedText,
} from '@nettobonus/domain/texts/translation';
import type { PayloadRequest } from 'payload';
import type { Translation } from '../payload-types.ts';
import { findDraft } from '../publishing/find-draft.ts';
import type { StoredDocument } from '../publishing/stored-document.ts';
import { listTextFields } from '../texts/list-text-fields.ts';
import { findTranslation } from './stored-translations.ts';
import { readStoredTexts, type TranslatedDocument } from './translated-collection.ts';

export interface OpenDocument {
  id: number;
  market: Market;
  revision: number;
  document: StoredDocument;
  texts: DocumentText[];
}

export interface OpenTranslation {
  translation: Translation;
  source: OpenDocument;
  target: OpenDocument;
  fields: TranslatedText[];
  /** What has changed in the source since the translation was last up to date. */
  changes: TextChange[];
}

/** The newest version of a document that can be translated; null if the user may not read it or it has no market. */
export async function openDocument(
  req: PayloadRequest,
  { collection, id }: TranslatedDocument,
): Promise<OpenDocument | null> {
  const found = await findDraft(req, collection, id);
  if (!found) return null;
  const document: StoredDocument = { ...found };
  const market = String(document.market);
  if (!isMarket(market)) return null;
  const { flattenedFields } = req.payload.collections[collection].config;
  return {
    id,
    market,
    revision: Number(document.revision ?? 0),
    document,
    texts: listTextFields(flattenedFields, document),
  };
}

/** A translation and its source, in their newest versions; null if the document is no translation. */
export async function openTranslation(
  req: PayloadRequest,
  { collection, id }: TranslatedDocument,
): Promise<OpenTranslation | null> {
  const translation = await findTranslation({ payload: req.payload, req }, { collection, id });
  if (!translation) return null;
  const target = await openDocument(req, { collection, id });
  const source = await openDocument(req, { collection, id: translation.source });
  if (!target || !source) return null;
  const before = readStoredTexts(translation);
  return {
    translation,
    source,
    target,
    fields: compareTranslation({ source: source.texts, before, target: target.texts }),
    changes: listTextChanges(before, source.texts),
  };
}
