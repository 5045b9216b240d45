import type { DocumentKind } from '@nettobonus/domain/publishing/published-document';
import type { Config } from '../payload-types.ts';
import { isLexicalState } from '../texts/lexical-state.ts';
import type { COLLECTION_BY_KIND } from './collections-by-kind.ts';

/** A document of a kind, as Payload's generated types describe it after validation. */
export type StudioDocument<K extends DocumentKind> = Config['collections'][(typeof COLLECTION_BY_KIND)[K]];

/** A related document: its id, or the whole document if Payload has populated it. */
type Relation = number | { id: number };

/** A document that may be a draft: the form saves drafts without validation, so any field may be empty. */
export type Draft<T> = { [K in keyof T]?: DraftValue<T[K]> | null | undefined };
type DraftValue<V> = V extends TextState
  ? TextState
  : V extends Relation
    ? V
    : V extends readonly (infer Row)[]
      ? DraftValue<Row>[]
      : V extends object
        ? Draft<V>
        : V;

/** What the text editor stores. Its own values may be empty. */
interface TextState {
  root: object;
}

/** A draft without empty fields, row ids and populated relations. */
export type Filled<T> = {
  [K in keyof T as K extends 'id' ? never : K]?: FilledValue<NonNullable<T[K]>> | undefined;
};
type FilledValue<V> = V extends TextState
  ? TextState
  : V extends Relation
    ? number
    : V extends readonly (infer Row)[]
      ? FilledValue<Row>[]
      : V extends object
        ? Filled<V>
        : V;

/**
 * Strips empty fields, empty groups and row ids from a document, and replaces populated relations with their ids. Keeps
 * empty lists: an editor may have emptied them on purpose.
 */
export function stripEmptyFields<T extends object>(document: Draft<T>): Filled<T> {
  const entries = Object.entries(document)
    .filter(([key]) => key !== 'id')
    .map(([key, value]) => [key, stripValue(value)] as const)
    .filter(([, value]) => value !== null && value !== undefined && value !== '');
  return Object.fromEntries(entries) as Filled<T>;
}

function stripValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stripValue);
  if (typeof value !== 'object' || value === null || isLexicalState(value)) return value;
  if ('id' in value && typeof value.id === 'number') return value.id;
  const filled = stripEmptyFields(value);
  return Object.keys(filled).length > 0 ? filled : undefined;
}
