import { parseCalendarDay } from '@nettobonus/domain/shared/calendar-day';
import type { CsvCell } from '@nettobonus/domain/shared/csv';
import type { StoredDocument } from '../publishing/stored-document.ts';

type ColumnType =
  | { kind: 'text' }
  | { kind: 'number' }
  | { kind: 'day' }
  | { kind: 'yes-no' }
  | { kind: 'one'; options: readonly string[] }
  | { kind: 'many'; options?: readonly string[] }
  | { kind: 'rows'; parts: readonly RowPart[] };

/** A part of each row in a cell with several rows. The last part may be omitted. */
export interface RowPart {
  name: string;
  kind: 'text' | 'number';
}

/** A CSV column: the path of a field in a document, and the values it accepts. */
export type Column = ColumnType & { name: string };

/** Separates the values in one cell. No value contains it. */
const VALUE_SEPARATOR = ' | ';
/** Separates the parts of a row in one cell. Only the last part may contain it. */
const PART_SEPARATOR = '; ';

/** Formats a document's field as a cell. */
export function formatCell(column: Column, document: object): CsvCell {
  const value = getField(document, column.name);
  switch (column.kind) {
    case 'yes-no':
      return value === true ? 'yes' : 'no';
    case 'many':
      return Array.isArray(value) ? value.join(VALUE_SEPARATOR) : '';
    case 'rows':
      return Array.isArray(value)
        ? value.map((row) => formatRow(column.parts, row)).join(VALUE_SEPARATOR)
        : '';
    default:
      return typeof value === 'number' || typeof value === 'string' ? value : '';
  }
}

function formatRow(parts: readonly RowPart[], row: StoredDocument): string {
  const cells = parts.map(({ name }) => String(row[name] ?? ''));
  if (cells.at(-1) === '') cells.pop();
  return cells.join(PART_SEPARATOR);
}

export type ParsedCell = { ok: true; value: unknown } | { ok: false; problem: string };

const refuse = (problem: string): ParsedCell => ({ ok: false, problem });

/** Parses a cell. An empty cell clears the field. */
export function parseCell(column: Column, cell: string): ParsedCell {
  const trimmed = cell.trim();
  switch (column.kind) {
    case 'text':
      return { ok: true, value: trimmed === '' ? null : trimmed };
    case 'number': {
      if (trimmed === '') return { ok: true, value: null };
      const number = parseNumber(trimmed);
      return number === null ? refuse(`“${trimmed}” is not a number`) : { ok: true, value: number };
    }
    case 'day': {
      if (trimmed === '') return { ok: true, value: null };
      const day = parseCalendarDay(trimmed);
      if (day !== null) return { ok: true, value: day };
      return refuse(`“${trimmed}” is not a date that exists; write 2026-11-16 or 16.11.2026`);
    }
    case 'yes-no':
      if (/^(yes|no|)$/i.test(trimmed)) return { ok: true, value: /^yes$/i.test(trimmed) };
      return refuse(`“${trimmed}” is neither yes nor no`);
    case 'one':
      if (trimmed === '') return { ok: true, value: null };
      return refuseUnknownValues(column.options, [trimmed], '') ?? { ok: true, value: trimmed };
    case 'many': {
      const values = splitValues(trimmed);
      const hint = '; separate several values with |';
      return refuseUnknownValues(column.options, values, hint) ?? { ok: true, value: values };
    }
    case 'rows':
      return parseRows(column.parts, splitValues(trimmed));
  }
}

/** With a decimal point or comma, and spaces between thousands, as spreadsheets show them. */
function parseNumber(text: string): number | null {
  const digits = text.replaceAll(/(?<=\d)[\s\u00a0\u202f](?=\d{3}(?!\d))/g, '');
  return /^\d+([.,]\d+)?$/.test(digits) ? Number(digits.replace(',', '.')) : null;
}

const splitValues = (cell: string): string[] =>
  cell
    .split('|')
    .map((value) => value.trim())
    .filter(Boolean);

function refuseUnknownValues(
  known: readonly string[] | undefined,
  values: readonly string[],
  hint: string,
): ParsedCell | null {
  const unknown = known && values.find((value) => !known.includes(value));
  return unknown === undefined ? null : refuse(`“${unknown}” is not one of ${known?.join(', ')}${hint}`);
}

function parseRows(parts: readonly RowPart[], texts: readonly string[]): ParsedCell {
  const rows: StoredDocument[] = [];
  for (const text of texts) {
    const cells = text.split(';').map((part) => part.trim());
    const values = [...cells.slice(0, parts.length - 1), cells.slice(parts.length - 1).join(PART_SEPARATOR)];
    const row: StoredDocument = {};
    for (const [index, { name, kind }] of parts.entries()) {
      const value = values[index] ?? '';
      const number = kind === 'number' ? parseNumber(value) : null;
      if (kind === 'number' && number === null) {
        const format = parts.map((part) => part.name).join(PART_SEPARATOR);
        return refuse(`“${text}” does not have the form “${format}”; separate several rows with |`);
      }
      row[name] = kind === 'number' ? number : value || null;
    }
    rows.push(row);
  }
  return { ok: true, value: rows };
}

function getField(document: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((node, name) => (node as StoredDocument | null | undefined)?.[name], document);
}

/** Returns a copy with a new value at the path. Keeps the other fields of each group. */
export function withField(document: StoredDocument, { name }: Column, value: unknown): StoredDocument {
  return withValue(document, name.split('.'), value);
}

function withValue(group: StoredDocument, [name = '', ...rest]: string[], value: unknown): StoredDocument {
  const inner = rest.length > 0 ? withValue((group[name] ?? {}) as StoredDocument, rest, value) : value;
  return { ...group, [name]: inner };
}
