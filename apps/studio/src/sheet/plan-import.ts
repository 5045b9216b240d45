import { createHash } from 'node:crypto';
import { readCsv, separatorOf, writeCsv } from '@nettobonus/domain/csv';
import type { Market } from '@nettobonus/domain/market';
import type { Stored } from '../publishing/stored.ts';
import { COLUMNS, type Column, KEY_COLUMNS, readField, withField, writeField } from './columns.ts';

/** What is there, as editors see it: drafts before what is published. */
export interface Catalogue {
  /** The studio's ids of casinos by their slug. */
  casinos: ReadonlyMap<string, unknown>;
  listings: readonly { slug: string; stored: Stored }[];
}

export interface Change {
  column: string;
  from: string;
  to: string;
}

/** What would become of a row of the sheet. */
export interface PlannedRow {
  /** Of the file, as a spreadsheet counts: the heading is the first. */
  line: number;
  market: string;
  casino: string;
  becomes: 'new' | 'changed' | 'same' | 'refused';
  changes: Change[];
  /** Why it is refused. */
  problems: string[];
}

export interface Plan {
  rows: PlannedRow[];
  /** The same only for the same file over the same listings. */
  digest: string;
  /** What to write, for the rows that are new or changed. */
  writes: { line: number; id: unknown; fields: Stored }[];
}

export type Planned = { ok: true; plan: Plan } | { ok: false; problem: string };

/** The listings as a sheet, in the order of their markets. */
export function writeSheet({ listings }: Pick<Catalogue, 'listings'>): string {
  const heading = [...KEY_COLUMNS, ...COLUMNS].map(({ name }) => name);
  const rows = listings.map(({ slug, stored }) => [
    String(stored.market ?? ''),
    slug,
    ...COLUMNS.map((column) => writeField(column, stored)),
  ]);
  return writeCsv([heading, ...rows]);
}

/** What a sheet would change, row by row. Columns that it leaves out stay as they are. */
export function planImport(
  sheet: string,
  catalogue: Catalogue,
  mayChange: (market: Market) => boolean,
): Planned {
  let table: string[][];
  try {
    table = readCsv(sheet, separatorOf(sheet));
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) };
  }
  const [heading = [], ...lines] = table;
  const names = heading.map((name) => name.trim());
  const refused = refuseHeading(names, lines.length);
  if (refused) return { ok: false, problem: refused };

  const standing = new Map(
    catalogue.listings.map((listing) => [`${listing.stored.market}/${listing.slug}`, listing.stored]),
  );
  const seen = new Map<string, number>();
  const rows: PlannedRow[] = [];
  const writes: Plan['writes'] = [];
  for (const [index, cells] of lines.entries()) {
    const line = index + 2;
    const cellOf = (name: string) => cells[names.indexOf(name)] ?? '';
    const market = cellOf('market').trim();
    const casino = cellOf('casino').trim();
    const key = `${market}/${casino}`;
    const problems = [
      ...refuseKey({ market, casino, earlier: seen.get(key) }, catalogue, mayChange),
      ...(cells.length > names.length ? ['It has more cells than the heading'] : []),
    ];
    seen.set(key, seen.get(key) ?? line);
    const there = standing.get(key);
    let fields: Stored = there ?? { market, casino: catalogue.casinos.get(casino) };
    const changes: Change[] = [];
    for (const column of COLUMNS.filter(({ name }) => names.includes(name))) {
      const read = readField(column, cellOf(column.name));
      if (!read.ok) problems.push(read.problem);
      else {
        const [from, to] = [
          formatField(column, fields),
          formatField(column, withField({}, column.name, read.value)),
        ];
        if (from !== to) {
          changes.push({ column: column.name, from, to });
          fields = withField(fields, column.name, read.value);
        }
      }
    }
    const becomes =
      problems.length > 0 ? 'refused' : there ? (changes.length > 0 ? 'changed' : 'same') : 'new';
    rows.push({ line, market, casino, becomes, changes, problems });
    if (becomes === 'new' || becomes === 'changed') writes.push({ line, id: there?.id, fields });
  }
  return { ok: true, plan: { rows, writes, digest: digestOf(sheet, rows) } };
}

const formatField = (column: Column, stored: Stored) => String(writeField(column, stored));

function refuseHeading(names: readonly string[], lines: number): string | null {
  const known = [...KEY_COLUMNS, ...COLUMNS].map(({ name }) => name);
  const missing = KEY_COLUMNS.filter(({ name }) => !names.includes(name));
  if (missing.length > 0) {
    return `The first line has to name the columns ${missing.map(({ name }) => name).join(' and ')}.`;
  }
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) return `Nothing is known of the columns: ${unknown.join(', ')}.`;
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) return `The column ${twice} is there twice.`;
  return lines === 0 ? 'There are no rows under the heading.' : null;
}

function refuseKey(
  { market, casino, earlier }: { market: string; casino: string; earlier: number | undefined },
  { casinos }: Catalogue,
  mayChange: (market: Market) => boolean,
): string[] {
  const [marketColumn] = KEY_COLUMNS;
  const read = readField(marketColumn, market);
  if (!read.ok || market === '') return [read.ok ? 'market: is empty' : read.problem];
  if (!casinos.has(casino)) return [`casino: there is no “${casino}”; make the casino first`];
  if (earlier !== undefined) return [`The same listing stands on line ${earlier}`];
  return mayChange(market as Market) ? [] : [`market: ${market} is not yours to change`];
}

function digestOf(sheet: string, rows: readonly PlannedRow[]): string {
  return createHash('sha256')
    .update(JSON.stringify([sheet, rows]))
    .digest('hex');
}
