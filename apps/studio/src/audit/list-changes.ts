import { type Currency, MARKET_FACTS, type Market } from '@nettobonus/domain/markets/market';
import { type FormatOptions, formatValue, isEmpty, toRelation } from '../conflicts/format-value.ts';
import { type FieldChange, type MergeField, mergeDocuments } from '../conflicts/merge-documents.ts';
import type { StoredDocument } from '../publishing/stored-document.ts';

/** A changed value as the audit log stores it: formatted, so that the entry can be read after the form has changed. */
export interface Change {
  /** The label in the form: `Terms → Maximum bonus`. */
  label: string;
  /** Null if the field was empty. */
  before: string | null;
  after: string | null;
}

/** What differs between two versions of a document, by the fields of its form. */
export function findDifferences(
  fields: readonly MergeField[],
  before: StoredDocument,
  after: StoredDocument,
): FieldChange[] {
  const mine = withKnownRowIds(after, before) as StoredDocument;
  return mergeDocuments(fields, { opened: before, stored: before, mine }, () => 'mine').changes;
}

/** A collection, and the id of one of its documents. */
export interface Relation {
  collection: string;
  id: unknown;
}

/** The documents that changed values refer to. */
export function listRelations(differences: readonly FieldChange[]): Relation[] {
  return differences.flatMap(({ field, opened, mine }) =>
    [opened, mine].flat().flatMap((value) => (isEmpty(value) ? [] : (toRelation(value, field) ?? []))),
  );
}

interface Versions {
  before: StoredDocument;
  after: StoredDocument;
  getTitle: NonNullable<FormatOptions['getTitle']>;
}

export function formatChanges(
  differences: readonly FieldChange[],
  { before, after, getTitle }: Versions,
): Change[] {
  const format = (value: unknown, field: MergeField, document: StoredDocument) =>
    isEmpty(value) ? null : formatValue(value, field, { currency: getCurrency(document), getTitle });
  return differences.map(({ label, field, opened, mine }) => ({
    label,
    before: format(opened, field, before),
    after: format(mine, field, after),
  }));
}

/** The currency of a document's amounts: that of its terms, else that of its market. */
function getCurrency({ terms, market }: StoredDocument): Currency | undefined {
  const { currency } = { ...(terms as { currency?: Currency | null } | undefined) };
  return currency ?? (market ? MARKET_FACTS[market as Market].currency : undefined);
}

/**
 * Gives rows with new ids those of the rows at the same place. Imports and forms that replace all rows give them new
 * ids; without this, each row would be reported as removed and added.
 */
function withKnownRowIds(value: unknown, known: unknown): unknown {
  if (Array.isArray(value)) {
    const rows = Array.isArray(known) ? known : [];
    const ids = new Set(value.map(getRowId));
    const knownIds = new Set(rows.map(getRowId));
    return value.map((row, index) => {
      const [id, knownId] = [getRowId(row), getRowId(rows[index])];
      const isReplaced = id !== null && knownId !== null && !knownIds.has(id) && !ids.has(knownId);
      const same = rows.find((candidate) => getRowId(candidate) === id) ?? rows[index];
      const inner = withKnownRowIds(row, same);
      return isReplaced ? { ...(inner as StoredDocument), id: knownId } : inner;
    });
  }
  if (typeof value !== 'object' || value === null || typeof known !== 'object' || known === null)
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      withKnownRowIds(inner, (known as StoredDocument)[name]),
    ]),
  );
}

/** The id of a row. Those of documents are numbers. */
function getRowId(row: unknown): string | null {
  const id = typeof row === 'object' && row !== null ? (row as StoredDocument).id : null;
  return typeof id === 'string' ? id : null;
}
