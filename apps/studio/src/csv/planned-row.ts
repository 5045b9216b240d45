import type { Severity } from '@nettobonus/domain/market-rules/market-rule';
import type { OverrideNeed } from '../overrides/override-need.ts';

export interface Change {
  column: string;
  from: string;
  to: string;
  /** The value in an unpublished draft, if the draft changed it. */
  draft?: string;
}

/** An unpublished draft of the row's document. */
interface ExistingDraft {
  /** Whether the document has no published version. */
  isOnlyVersion: boolean;
  /** The columns that the draft changed. */
  columns: string[];
}

export interface RowFinding {
  severity: Severity;
  title: string;
}

/** What the checks say about a new or changed row, as it would be published. */
export interface RowCheck {
  /** Why it cannot be published. */
  blocks: string[];
  /** What the rules of its market find. */
  findings: RowFinding[];
  /** What it needs before it can be published despite errors. */
  override: OverrideNeed;
  /** The net as visitors see it, and as the row changes it. */
  net: { before: string | null; after: string } | null;
}

/** What the import would do with one row. */
export interface PlannedRow {
  /** Line number as in a spreadsheet: the header is line 1. */
  line: number;
  label: string;
  /** The document's id; null if it is new. */
  id: number | null;
  outcome: 'new' | 'changed' | 'same' | 'refused';
  changes: Change[];
  draft: ExistingDraft | null;
  /** Why the row is refused. Empty after `MAX_SHOWN_PROBLEMS` refused rows. */
  problems: string[];
  check: RowCheck | null;
}

export type SaveMode = 'as drafts' | 'published';

/** Whether the import changes a document. */
export const isWritten = ({ outcome }: Pick<PlannedRow, 'outcome'>) =>
  outcome === 'new' || outcome === 'changed';

const getNeed = ({ check }: PlannedRow): OverrideNeed => check?.override ?? 'nothing';

export const needsReason = (row: PlannedRow) => getNeed(row) !== 'nothing';

export const needsSecondPerson = (row: PlannedRow) => getNeed(row) === 'second person';

/** Whether a row can be published. With rule errors it needs a reason, which another editor may have to confirm first. */
export function isPublishable(row: PlannedRow, hasReason: boolean): boolean {
  if (!isWritten(row) || !row.check || row.check.blocks.length > 0) return false;
  // Publishing would show a colleague's unfinished document to visitors.
  if (row.outcome === 'changed' && row.draft?.isOnlyVersion) return false;
  return !needsSecondPerson(row) && (hasReason || !needsReason(row));
}

/** The rows that an import saves; it leaves the others out. */
export const listSavedRows = (
  rows: readonly PlannedRow[],
  mode: SaveMode,
  hasReason: boolean,
): PlannedRow[] =>
  rows.filter((row) => (mode === 'published' ? isPublishable(row, hasReason) : isWritten(row)));
