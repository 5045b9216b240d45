import { createHash } from 'node:crypto';
import { isMarket, type Market } from '@nettobonus/domain/markets/market';
import { detectSeparator, readCsv, writeCsv } from '@nettobonus/domain/shared/csv';
import type { Draft, StudioDocument } from '../publishing/studio-document.ts';
import { COLUMNS, type Column, formatCell, KEY_COLUMNS, parseCell, withField } from './columns.ts';

type Listing = Draft<StudioDocument<'listing'>>;

/** A listing in the studio. It has a published version, a newer draft, or both. */
export interface CatalogueListing {
  id: number;
  /** The casino's slug. */
  slug: string;
  /** With its licence populated, as in the draft. */
  published: Listing | null;
  /** The newest version, if it is not published. */
  draft: Listing | null;
}

/** More rows would block the studio for seconds, because a file is checked synchronously. */
export const MAX_ROWS = 5_000;
/** Limits the response: a file with the wrong columns has a problem in every row. */
export const MAX_SHOWN_PROBLEMS = 200;

export interface Catalogue {
  /** Maps a casino's slug to its id in the studio. */
  casinos: ReadonlyMap<string, number>;
  listings: readonly CatalogueListing[];
}

export interface Change {
  column: string;
  from: string;
  to: string;
  /** The value in an unpublished draft, if the draft changed it. */
  draft?: string;
}

/** An unpublished draft of the row's listing. */
interface ExistingDraft {
  /** Whether the listing has no published version. */
  isOnlyVersion: boolean;
  /** The columns that the draft changed. */
  columns: string[];
}

/** What the import would do with one row. */
export interface PlannedRow {
  /** Line number as in a spreadsheet: the header is line 1. */
  line: number;
  market: string;
  casino: string;
  outcome: 'new' | 'changed' | 'same' | 'refused';
  changes: Change[];
  draft: ExistingDraft | null;
  /** Why the row is refused. Empty after `MAX_SHOWN_PROBLEMS` refused rows. */
  problems: string[];
}

/** A new listing, or an existing one to change. */
export interface PlannedWrite {
  line: number;
  /** Null if the listing is new. */
  listing: CatalogueListing | null;
  market: Market;
  casino: number;
  values: { column: Column; value: unknown }[];
}

export interface ImportPlan {
  rows: PlannedRow[];
  /** Changes when the file or the listings change. */
  digest: string;
  /** New and changed rows. */
  writes: PlannedWrite[];
}

export type PlanResult = { ok: true; plan: ImportPlan } | { ok: false; problem: string };

/** The version that visitors see. A draft only counts if nothing is published. */
export const getBase = ({ published, draft }: CatalogueListing): Listing => published ?? draft ?? {};

/** Writes the listings as CSV, in the order of the catalogue. */
export function writeListingsCsv({ listings }: Pick<Catalogue, 'listings'>): string {
  const header = [...KEY_COLUMNS, ...COLUMNS].map(({ name }) => name);
  const rows = listings.map((listing) => {
    const base = getBase(listing);
    return [base.market ?? '', listing.slug, ...COLUMNS.map((column) => formatCell(column, base))];
  });
  return writeCsv([header, ...rows]);
}

/**
 * Computes what a CSV file would change, row by row. Compares with the published versions, so that no row publishes an
 * editor's unfinished draft. Fields without a column stay unchanged.
 */
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
    catalogue.listings.map((listing) => [`${getBase(listing).market}/${listing.slug}`, listing]),
  );
  const firstLines = new Map<string, number>();
  const rows: PlannedRow[] = [];
  const writes: ImportPlan['writes'] = [];
  let refusedCount = 0;
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
    const listing = existing.get(key) ?? null;
    const changes: Change[] = [];
    const values: PlannedWrite['values'] = [];
    for (const column of COLUMNS.filter(({ name }) => names.includes(name))) {
      const parsed = parseCell(column, getCell(column.name));
      if (!parsed.ok) {
        problems.push(parsed.problem);
        continue;
      }
      const from = formatValue(column, listing ? getBase(listing) : {});
      const to = formatValue(column, withField({}, column, parsed.value));
      if (from === to) continue;
      const inDraft = formatValue(column, listing?.draft ?? {});
      changes.push({
        column: column.name,
        from,
        to,
        ...(listing?.draft && inDraft !== from ? { draft: inDraft } : {}),
      });
      values.push({ column, value: parsed.value });
    }
    const outcome =
      problems.length > 0 ? 'refused' : listing ? (changes.length > 0 ? 'changed' : 'same') : 'new';
    if (outcome === 'refused') refusedCount += 1;
    const shownProblems = refusedCount > MAX_SHOWN_PROBLEMS ? [] : problems;
    rows.push({
      line,
      market,
      casino,
      outcome,
      changes,
      draft: describeDraft(listing),
      problems: shownProblems,
    });
    const casinoId = catalogue.casinos.get(casino);
    if ((outcome === 'new' || outcome === 'changed') && isMarket(market) && casinoId !== undefined) {
      writes.push({ line, listing, market, casino: casinoId, values });
    }
  }
  return { ok: true, plan: { rows, writes, digest: computeDigest(csv, rows) } };
}

const formatValue = (column: Column, listing: Listing) => String(formatCell(column, listing));

/** Whether two versions of a listing have the same value in a column. */
export const isSameValue = (column: Column, a: Listing, b: Listing) =>
  formatValue(column, a) === formatValue(column, b);

function describeDraft(listing: CatalogueListing | null): ExistingDraft | null {
  if (!listing?.draft) return null;
  const { published, draft } = listing;
  const changed = COLUMNS.filter((column) => !isSameValue(column, published ?? {}, draft));
  return { isOnlyVersion: published === null, columns: changed.map(({ name }) => name) };
}

function checkHeader(names: readonly string[], lines: number): string | null {
  const known: string[] = [...KEY_COLUMNS, ...COLUMNS].map(({ name }) => name);
  const missing = KEY_COLUMNS.filter(({ name }) => !names.includes(name));
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
