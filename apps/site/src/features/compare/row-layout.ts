import type { ReactNode } from 'react';

export interface Row {
  label: string;
  cells: ReactNode[];
  /** What the cells say, if they are not strings. */
  texts?: string[];
  /** Set if each cell leads to its own casino, even if all say the same. */
  isLink?: true;
  best?: ReadonlySet<number>;
}

/** How many characters of a word and of a cell fit into a column on the narrowest phone, by the number of columns. */
const FITTING_LENGTHS: Readonly<Record<number, { word: number; cell: number }>> = {
  2: { word: 15, cell: 50 },
  3: { word: 11, cell: 28 },
  4: { word: 9, cell: 20 },
};

function listTexts({ cells, texts }: Row): string[] {
  return texts ?? cells.filter((cell) => typeof cell === 'string');
}

/**
 * Whether phones show the row as one line per casino. Its values do not fit next to each other: the browser would break
 * words without a hyphen.
 */
export function needsLines(row: Row): boolean {
  const fitting = FITTING_LENGTHS[row.cells.length];
  if (!fitting) return false;
  return listTexts(row).some(
    (text) => text.length > fitting.cell || text.split(/[ -]/).some((word) => word.length > fitting.word),
  );
}

/** Whether all casinos are equal in this row. */
export function isSame(row: Row): boolean {
  if (row.isLink || row.cells.length < 2) return false;
  // Editors start some texts with a capital letter and some without.
  return new Set(listTexts(row).map((text) => text.toLowerCase())).size === 1;
}
