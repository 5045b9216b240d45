import { createHash } from 'node:crypto';
import type { Market } from '@nettobonus/domain/markets/market';
import { detectSeparator, readCsv, writeCsv } from '@nettobonus/domain/shared/csv';
import type { StoredDocument } from '../publishing/stored-document.ts';
import { COLUMNS, type Column, formatCell, KEY_COLUMNS, parseCell, withField } from './columns.ts';

/** The current casinos and listings. A draft takes precedence over the published version. */
export interface Catalogue {
  /** Maps a casino's slug to its id in the studio. */
  casinos: ReadonlyMap<string, unknown>;
  listings: readonly { slug: string; stored: StoredDocument }[];
}

export interface Change {
  column: string;
  from: string;
  to: string;
}

/** What the import would do with one row. */
export interface PlannedRow {
  /** Line number as in a spreadsheet: the header is line 1. */
  line: number;
  market: string;
  casino: string;
  outcome: 'new' | 'changed' | 'same' | 'refused';
  changes: Change[];
  /** Why the row is refused. */
  problems: string[];
}

export interface ImportPlan {
  rows: PlannedRow[];
  /** Changes when the file or the listings change. */
  digest: string;
  /** The listings to write: new and changed rows. */
  writes: { line: number; id: unknown; fields: StoredDocument }[];
}

export type PlanResult = { ok: true; plan: ImportPlan } | { ok: false; problem: string };

/** Writes the listings as CSV, in the order of the catalogue. */
export function writeListingsCsv({ listings }: Pick<Catalogue, 'listings'>): string {
  const header = [...KEY_COLUMNS, ...COLUMNS].map(({ name }) => name);
  const rows = listings.map(({ slug, stored }) => [
    String(stored.market ?? ''),
    slug,
    ...COLUMNS.map((column) => formatCell(column, stored)),
  ]);
  return writeCsv([header, ...rows]);
}

/** Computes what a CSV file would change, row by row. Fields without a column stay unchanged. */
export function planImport(
  csv: string,
  catalogue: Catalogue,
  mayChange: (market: Market) => boolean,
): PlanResult {
  let table: string[][];
  try {
    table = readCsv(csv, detectSeparator(csv));
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) };
  }
  const [header = [], ...lines] = table;
  const names = header.map((name) => name.trim());
  const headerProblem = checkHeader(names, lines.length);
  if (headerProblem) return { ok: false, problem: headerProblem };

  const existing = new Map(
    catalogue.listings.map(({ slug, stored }) => [`${stored.market}/${slug}`, stored]),
  );
  const firstLines = new Map<string, number>();
  const rows: PlannedRow[] = [];
  const writes: ImportPlan['writes'] = [];
  for (const [index, cells] of lines.entries()) {
    const line = index + 2;
    const getCell = (name: string) => cells[names.indexOf(name)] ?? '';
    const market = getCell('market').trim();
    const casino = getCell('casino').trim();
    const key = `${market}/${casino}`;
    const problems = [
      ...checkKey({ market, casino, earlierLine: firstLines.get(key) }, catalogue, mayChange),
      ...(cells.length > names.length ? ['The row has more cells than the header'] : []),
    ];
    firstLines.set(key, firstLines.get(key) ?? line);
    const listing = existing.get(key);
    let fields: StoredDocument = listing ?? { market, casino: catalogue.casinos.get(casino) };
    const changes: Change[] = [];
    for (const column of COLUMNS.filter(({ name }) => names.includes(name))) {
      const parsed = parseCell(column, getCell(column.name));
      if (!parsed.ok) problems.push(parsed.problem);
      else {
        const [from, to] = [
          formatValue(column, fields),
          formatValue(column, withField({}, column.name, parsed.value)),
        ];
        if (from !== to) {
          changes.push({ column: column.name, from, to });
          fields = withField(fields, column.name, parsed.value);
        }
      }
    }
    const outcome =
      problems.length > 0 ? 'refused' : listing ? (changes.length > 0 ? 'changed' : 'same') : 'new';
    rows.push({ line, market, casino, outcome, changes, problems });
    if (outcome === 'new' || outcome === 'changed') writes.push({ line, id: listing?.id, fields });
  }
  return { ok: true, plan: { rows, writes, digest: computeDigest(csv, rows) } };
}

const formatValue = (column: Column, stored: StoredDocument) => String(formatCell(column, stored));

function checkHeader(names: readonly string[], lines: number): string | null {
  const known = [...KEY_COLUMNS, ...COLUMNS].map(({ name }) => name);
  const missing = KEY_COLUMNS.filter(({ name }) => !names.includes(name));
  if (missing.length > 0) {
    return `The first line must contain the columns ${missing.map(({ name }) => name).join(' and ')}.`;
  }
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) return `Unknown columns: ${unknown.join(', ')}.`;
  const duplicate = names.find((name, index) => names.indexOf(name) !== index);
  if (duplicate !== undefined) return `Duplicate column: ${duplicate}.`;
  return lines === 0 ? 'There are no rows below the header.' : null;
}

function checkKey(
  { market, casino, earlierLine }: { market: string; casino: string; earlierLine: number | undefined },
  { casinos }: Catalogue,
  mayChange: (market: Market) => boolean,
): string[] {
  const [marketColumn] = KEY_COLUMNS;
  const parsed = parseCell(marketColumn, market);
  if (!parsed.ok || market === '') return [parsed.ok ? 'market: must not be empty' : parsed.problem];
  if (!casinos.has(casino)) return [`casino: “${casino}” does not exist; create the casino first`];
  if (earlierLine !== undefined) return [`Duplicate listing: it is already on line ${earlierLine}`];
  return mayChange(market as Market) ? [] : [`market: you may not change ${market}`];
}

function computeDigest(csv: string, rows: readonly PlannedRow[]): string {
  return createHash('sha256')
    .update(JSON.stringify([csv, rows]))
    .digest('hex');
}
