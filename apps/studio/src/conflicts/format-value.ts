import type { Currency } from '@nettobonus/domain/markets/market';
import { listBlockTexts } from '@nettobonus/domain/texts/plain-text';
import { isBlock } from '@nettobonus/domain/texts/rich-text';
import { formatTypedDay } from '../clock/format-typed-day.ts';
import { getUnitTexts } from '../form/field-units.ts';
import type { StoredDocument } from '../publishing/stored-document.ts';
import { fromLexical } from '../texts/from-lexical.ts';
import { isLexicalState } from '../texts/lexical-state.ts';
import { type MergeField, toLabel } from './merge-documents.ts';

const EMPTY = 'Empty';

export interface FormatOptions {
  /** The currency of the document's amounts. */
  currency?: Currency | undefined;
  /** The title of a related document. */
  getTitle?: (collection: string, id: unknown) => string | undefined;
}

/** A field's value as text for an editor. */
export function formatValue(value: unknown, field: MergeField, options: FormatOptions = {}): string {
  if (isEmpty(value)) return EMPTY;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number' && field.type === 'number') return formatNumber(value, field, options);
  if (Array.isArray(value)) {
    const isRows = field.type === 'array' || field.type === 'blocks';
    return value.map((item) => formatValue(item, field, options)).join(isRows ? '\n' : ', ');
  }
  const title = findTitle(value, field, options);
  if (title !== undefined) return title;
  if (isLexicalState(value)) return formatRichText(value);
  if (typeof value === 'object') return formatObject(value as StoredDocument, field, options);
  const option = field.options?.find(
    (candidate) => typeof candidate === 'object' && candidate.value === value,
  );
  return (typeof option === 'object' && toLabel(option.label)) || formatTypedDay(String(value));
}

export const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function formatNumber(value: number, { admin }: MergeField, { currency }: FormatOptions): string {
  const unit = admin?.custom?.unit;
  if (unit === undefined) return String(value);
  if (unit !== 'money') return `${value} ${getUnitTexts(unit, {})?.symbol}`;
  if (!currency) return String(value);
  return value.toLocaleString('en-GB', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
}

/** The title of a related document; undefined if the field is no relation, or the title is not known. */
function findTitle(value: unknown, field: MergeField, { getTitle }: FormatOptions): string | undefined {
  const relation = toRelation(value, field);
  return relation ? getTitle?.(relation.collection, relation.id) : undefined;
}

/** Which document a value refers to. Payload may have replaced its id by the document. */
export function toRelation(
  value: unknown,
  { type, relationTo }: MergeField,
): { collection: string; id: unknown } | null {
  if (type !== 'relationship' && type !== 'upload') return null;
  const { relationTo: collection, value: related }: StoredDocument =
    typeof relationTo === 'string' ? { relationTo, value } : { ...(value as object) };
  const id = typeof related === 'object' && related !== null ? (related as StoredDocument).id : related;
  return typeof collection === 'string' && !isEmpty(id) ? { collection, id } : null;
}

/** The texts of paragraphs, entries and cells, one on each line. */
function formatRichText(value: unknown): string {
  const blocks = fromLexical(value, { getCasinoSlug: () => '', getArticleSlug: () => '' });
  return blocks.filter(isBlock).flatMap(listBlockTexts).join('\n') || EMPTY;
}

/** A row: `Method: Trustly; Minimum: €10`. */
function formatObject(value: StoredDocument, field: MergeField, options: FormatOptions): string {
  const { title, name } = value;
  if (field.type === 'relationship' || field.type === 'upload') return String(title ?? name ?? value.id);
  const fields = field.fields ?? field.blocks?.find(({ slug }) => slug === value.blockType)?.fields ?? [];
  const parts = listOwnFields(fields).flatMap((inner) => {
    const own = inner.name === undefined ? undefined : value[inner.name];
    if (isEmpty(own)) return [];
    const label = toLabel(inner.label) ?? inner.name;
    return [`${label}: ${formatValue(own, inner, options)}`];
  });
  return parts.join('; ') || EMPTY;
}

/** The fields with names, also those inside rows and tabs. */
function listOwnFields(fields: readonly MergeField[]): readonly MergeField[] {
  return fields.flatMap((field) => {
    if (field.admin?.hidden || field.type === 'ui') return [];
    if (field.tabs) return field.tabs.flatMap((tab) => listOwnFields(tab.fields));
    return field.name === undefined ? listOwnFields(field.fields ?? []) : [field];
  });
}
