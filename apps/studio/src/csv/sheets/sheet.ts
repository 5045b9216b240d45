import type { DocumentKind } from '@nettobonus/domain/publishing/published-document';
import type { Column, RowPart } from '../cells.ts';

/** The kinds of documents that have a sheet. */
export type SheetKind = DocumentKind & ('listing' | 'casino' | 'review' | 'page');

/** The columns of a CSV file that editors export, change in a spreadsheet and import. */
export interface Sheet {
  /** Part of URLs and of the file’s name. */
  name: string;
  title: string;
  kind: SheetKind;
  /** What the file calls its documents. */
  nouns: readonly [singular: string, plural: string];
  /** Identify a document. The last one holds its key: the slug of a casino, or the key of a page. */
  keyColumns: readonly Column[];
  columns: readonly Column[];
}

/** The paths of all fields in a group: `rating`, `terms.freeSpins.count`. */
type Paths<T> = {
  [K in string & keyof T]: NonNullable<T[K]> extends readonly unknown[]
    ? K
    : NonNullable<T[K]> extends object
      ? `${K}.${Paths<NonNullable<T[K]>>}`
      : K;
}[string & keyof T];

/** Builds columns for the fields of a document. A column of a field that does not exist does not compile. */
export function columnsOf<T>() {
  type Name = Paths<T>;
  return {
    text: (name: Name): Column => ({ name, kind: 'text' }),
    number: (name: Name): Column => ({ name, kind: 'number' }),
    day: (name: Name): Column => ({ name, kind: 'day' }),
    yesNo: (name: Name): Column => ({ name, kind: 'yes-no' }),
    one: (name: Name, options: readonly string[]): Column => ({ name, kind: 'one', options }),
    many: (name: Name, options?: readonly string[]): Column => ({
      name,
      kind: 'many',
      ...(options ? { options } : {}),
    }),
    rows: (name: Name, parts: readonly RowPart[]): Column => ({ name, kind: 'rows', parts }),
  };
}
