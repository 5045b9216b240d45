import { createHash } from 'node:crypto';
import { isMarket, type Market } from '@nettobonus/domain/markets/market';
import { type CsvFormat, detectSeparator, readCsv, writeCsv } from '@nettobonus/domain/shared/csv';
import { toSlug } from '@nettobonus/domain/shared/slug';
import type { StoredDocument } from '../publishing/stored-document.ts';
import { type Column, formatCell, parseCell, withField } from './cells.ts';
import { type Change, isWritten, type PlannedRow } from './planned-row.ts';
import type { Sheet } from './sheets/sheet.ts';

/** A document in the studio. It has a published version, a newer draft, or both. */
export interface CatalogueDocument {
  id: number;
  /** Null for casinos, which have none. */
  market: Market | null;
  /** The slug of a casino, or the key of a page. */
  key: string;
  /** A listing has its licence populated, as in the draft. */
  published: StoredDocument | null;
  /** The newest version, if it is not published. */
  draft: StoredDocument | null;
}

export interface Catalogue {
  /** Maps a casino's slug to its id in the studio. */
  casinos: ReadonlyMap<string, number>;
  documents: readonly CatalogueDocument[];
}

/** More rows would block the studio for seconds, because a file is checked synchronously. */
export const MAX_ROWS = 5_000;
/** Limits the response: a file with the wrong columns has a problem in every row. */
export const MAX_SHOWN_PROBLEMS = 200;

/** A new document, or an existing one to change. */
export interface PlannedWrite {
  line: number;
  /** Null if the document is new. */
  document: CatalogueDocument | null;
  /** The fields that identify a new document. */
  identity: StoredDocument;
  values: { column: Column; value: unknown }[];
}

export interface ImportPlan {
  rows: PlannedRow[];
  /** New and changed rows. */
  writes: PlannedWrite[];
}

export type PlanResult = { ok: true; plan: ImportPlan } | { ok: false; problem: string };

/** The version that visitors see. A draft only counts if nothing is published. */
export const getBase = ({ published, draft }: CatalogueDocument): StoredDocument => published ?? draft ?? {};

export const applyValues = (base: StoredDocument, values: PlannedWrite['values']): StoredDocument =>
  values.reduce((document, { column, value }) => withField(document, column, value), base);

const getMarketColumn = ({ keyColumns }: Sheet) => keyColumns.find(({ name }) => name === 'market');
const getKeyColumn = ({ keyColumns }: Sheet): Column => keyColumns.at(-1) as Column;

/** Writes the documents as CSV, in the order of the catalogue. */
export function writeSheet(sheet: Sheet, { documents }: Pick<Catalogue, 'documents'>, format?: CsvFormat) {
  const header = [...sheet.keyColumns, ...sheet.columns].map(({ name }) => name);
  const rows = documents.map((document) => [
    ...sheet.keyColumns.map(({ name }) => (name === 'market' ? (document.market ?? '') : document.key)),
    ...sheet.columns.map((column) => formatCell(column, getBase(document))),
  ]);
  return writeCsv([header, ...rows], format);
}

/**
 * Computes what a CSV file would change, row by row. Compares with the published versions, so that no row publishes an
 * editor's unfinished draft. Fields without a column stay unchanged.
 */
export function planImport(
  sheet: Sheet,
  csv: string,
  catalogue: Catalogue,
  mayChange: (market: Market | null) => boolean,
): PlanResult {
  let table: string[][];
  try {
    table = readCsv(csv, detectSeparator(csv));
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) };
  }
  const [header = [], ...lines] = table;
  const names = header.map((name) => name.trim());
  const filled = lines
    .map((cells, index) => ({ cells, line: index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const headerProblem = checkHeader(sheet, names, filled.length);
  if (headerProblem) return { ok: false, problem: headerProblem };
  const existing = new Map(catalogue.documents.map((document) => [toKey(document), document]));
  const firstLines = new Map<string, number>();
  const planned = filled.map((row) => {
    const key = readKey(sheet, names, row);
    const identified = identify(sheet, { ...key, earlierLine: firstLines.get(toKey(key)) }, catalogue);
    firstLines.set(toKey(key), firstLines.get(toKey(key)) ?? row.line);
    const problems = identified.problems;
    if (problems.length === 0 && !mayChange(isMarket(key.market ?? '') ? (key.market as Market) : null)) {
      problems.push(key.market ? `market: you may not change ${key.market}` : 'You may not change casinos');
    }
    const document = existing.get(toKey(key)) ?? null;
    return planRow(sheet, { ...row, names, label: formatLabel(key), document, problems, identified });
  });
  const refused = planned.filter(({ row }) => row.outcome === 'refused');
  for (const { row } of refused.slice(MAX_SHOWN_PROBLEMS)) row.problems = [];
  return {
    ok: true,
    plan: {
      rows: planned.map(({ row }) => row),
      writes: planned.filter(({ row }) => isWritten(row)).map(({ write }) => write),
    },
  };
}

interface Key {
  market: string | null;
  key: string;
}

const toKey = ({ market, key }: Key) => `${market ?? ''}/${key}`;
const formatLabel = ({ market, key }: Key) => (market === null ? key : `${key} · ${market}`);

interface Row {
  line: number;
  cells: readonly string[];
}

function readKey(sheet: Sheet, names: readonly string[], { cells }: Row): Key {
  const getCell = ({ name }: Column) => (cells[names.indexOf(name)] ?? '').trim();
  const marketColumn = getMarketColumn(sheet);
  return { market: marketColumn ? getCell(marketColumn) : null, key: getCell(getKeyColumn(sheet)) };
}

interface Identified {
  problems: string[];
  /** The fields of a new document. */
  identity: StoredDocument;
}

/** Checks the columns that identify a document. */
function identify(
  sheet: Sheet,
  { market, key, earlierLine }: Key & { earlierLine: number | undefined },
  { casinos }: Catalogue,
): Identified {
  const refuse = (problem: string) => ({ problems: [problem], identity: {} });
  const cells = sheet.keyColumns.map((column) => ({
    column,
    cell: column.name === 'market' ? (market ?? '') : key,
  }));
  for (const { column, cell } of cells) {
    const parsed = parseCell(column, cell);
    if (!parsed.ok) return refuse(`${column.name}: ${parsed.problem}`);
    if (cell === '') return refuse(`${column.name}: must not be empty`);
  }
  if (earlierLine !== undefined) {
    return refuse(`Duplicate ${sheet.nouns[0]}: it is already on line ${earlierLine}`);
  }
  switch (sheet.kind) {
    case 'casino':
      return { problems: [], identity: {} };
    case 'page':
      return { problems: [], identity: { market, page: key } };
    case 'listing':
    case 'review': {
      const casino = casinos.get(key);
      if (casino === undefined) return refuse(`casino: “${key}” does not exist; create the casino first`);
      return { problems: [], identity: { market, casino } };
    }
  }
}

interface RowContext extends Row {
  names: readonly string[];
  label: string;
  document: CatalogueDocument | null;
  problems: string[];
  identified: Identified;
}

function planRow(
  sheet: Sheet,
  { line, cells, names, label, document, problems, identified }: RowContext,
): { row: PlannedRow; write: PlannedWrite } {
  if (cells.length > names.length) problems.push('The row has more cells than the header');
  const changes: Change[] = [];
  const values: PlannedWrite['values'] = [];
  for (const column of sheet.columns.filter(({ name }) => names.includes(name))) {
    const index = names.indexOf(column.name);
    const parsed = parseCell(column, cells[index] ?? '');
    if (!parsed.ok) {
      problems.push(`${column.name} (${formatCellName(index, line)}): ${parsed.problem}`);
      continue;
    }
    const from = formatValue(column, document ? getBase(document) : {});
    const to = formatValue(column, withField({}, column, parsed.value));
    if (from === to) continue;
    const inDraft = formatValue(column, document?.draft ?? {});
    changes.push({
      column: column.name,
      from,
      to,
      ...(document?.draft && inDraft !== from ? { draft: inDraft } : {}),
    });
    values.push({ column, value: parsed.value });
  }
  if (sheet.kind === 'casino') problems.push(...checkName(values, document, label));
  const outcome =
    problems.length > 0 ? 'refused' : document ? (changes.length > 0 ? 'changed' : 'same') : 'new';
  const row: PlannedRow = {
    line,
    label,
    id: document?.id ?? null,
    outcome,
    changes,
    draft: describeDraft(sheet, document),
    problems,
    check: null,
  };
  return { row, write: { line, document, identity: identified.identity, values } };
}

/** The slug of a casino follows from its name, and identifies the row. */
function checkName(
  values: PlannedWrite['values'],
  document: CatalogueDocument | null,
  slug: string,
): string[] {
  const name = values.find(({ column }) => column.name === 'name')?.value;
  if (typeof name !== 'string') return document && name === undefined ? [] : ['name: must not be empty'];
  if (toSlug(name) === slug) return [];
  return document
    ? [`name: “${name}” would change the URL to ${toSlug(name)}`]
    : [`casino: write ${toSlug(name)}, which follows from the name “${name}”`];
}

/** The name of a cell in a spreadsheet, such as `E17`. */
function formatCellName(index: number, line: number): string {
  const letters = index < 26 ? '' : String.fromCharCode(64 + Math.floor(index / 26));
  return `${letters}${String.fromCharCode(65 + (index % 26))}${line}`;
}

const formatValue = (column: Column, document: StoredDocument) => String(formatCell(column, document));

/** Whether two versions of a document have the same value in a column. */
export const isSameValue = (column: Column, a: StoredDocument, b: StoredDocument) =>
  formatValue(column, a) === formatValue(column, b);

function describeDraft(sheet: Sheet, document: CatalogueDocument | null): PlannedRow['draft'] {
  if (!document?.draft) return null;
  const { published, draft } = document;
  const changed = sheet.columns.filter((column) => !isSameValue(column, published ?? {}, draft));
  return { isOnlyVersion: published === null, columns: changed.map(({ name }) => name) };
}

function checkHeader(sheet: Sheet, names: readonly string[], lines: number): string | null {
  const known = [...sheet.keyColumns, ...sheet.columns].map(({ name }) => name);
  const missing = sheet.keyColumns.filter(({ name }) => !names.includes(name));
  if (missing.length > 0) {
    return `The first line must contain the columns ${missing.map(({ name }) => name).join(' and ')}.`;
  }
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) return `Unknown columns: ${unknown.join(', ')}.`;
  const duplicate = names.find((name, index) => names.indexOf(name) !== index);
  if (duplicate !== undefined) return `Duplicate column: ${duplicate}.`;
  if (lines > MAX_ROWS) {
    return `The file has ${lines} rows. Import at most ${MAX_ROWS} at a time.`;
  }
  return lines === 0 ? 'There are no rows below the header.' : null;
}

/**
 * Changes when the file, the documents or the checks of its rows change. Whether a reason was accepted meanwhile does not
 * matter, because it does not change what the import writes.
 */
export function computeDigest(csv: string, rows: readonly PlannedRow[]): string {
  const reviewed = rows.map(({ check, ...row }) => ({
    ...row,
    check: check && { ...check, override: null },
  }));
  return createHash('sha256')
    .update(JSON.stringify([csv, reviewed]))
    .digest('hex');
}
