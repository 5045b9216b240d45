export type CsvCell = string | number | null;

const BYTE_ORDER_MARK = '\uFEFF';
const NUMBER = /^[+-]?\d+(\.\d+)?$/;
/** A spreadsheet would run such a cell as a formula. The marks before it are counted too, so that one can be told from ours. */
const FORMULA = /^'*[=+\-@\t\r]/;

/** As RFC 4180 has it, with the mark by which spreadsheets know UTF-8. No cell is a formula: `'` before it makes it text. */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${writeRow(row)}\r\n`).join('');
}

function writeRow(row: readonly CsvCell[]): string {
  // A bare empty line would be no row at all.
  if (row.length === 1 && (row[0] ?? '') === '') return '""';
  return row.map(writeCell).join();
}

function writeCell(cell: CsvCell): string {
  if (cell === null) return '';
  const text = typeof cell === 'string' && FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : `${cell}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The rows of a file that `writeCsv` or a spreadsheet wrote; what was kept from being a formula is as it was. Empty
 * lines are none. Throws where a quote is never closed: the rest of the file would be one cell.
 */
export function readCsv(text: string, separator: ',' | ';' = ','): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  /** The line on which the quote was opened. */
  let quotedSince: number | null = null;
  let wasQuoted = false;
  let line = 1;
  const endCell = () => {
    row.push(FORMULA.test(cell) && cell.startsWith("'") ? cell.slice(1) : cell);
    cell = '';
  };
  const endRow = () => {
    const isEmpty = row.length === 0 && cell === '' && !wasQuoted;
    endCell();
    if (!isEmpty) rows.push(row);
    row = [];
    wasQuoted = false;
  };
  for (let at = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '\n') line += 1;
    if (quotedSince !== null) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quotedSince = null;
    } else if (character === '"' && cell === '') {
      quotedSince = line;
      wasQuoted = true;
    } else if (character === separator) endCell();
    else if (character === '\n' || (character === '\r' && text[at + 1] !== '\n')) endRow();
    else if (character !== '\r') cell += character;
  }
  if (quotedSince !== null) throw new SyntaxError(`The quote that begins on line ${quotedSince} has no end`);
  endRow();
  return rows;
}

/** What parts the cells of a file, by its first line: where commas mark decimals, spreadsheets write semicolons. */
export function separatorOf(text: string): ',' | ';' {
  const [first = ''] = text.split(/[\r\n]/, 1);
  return first.split(';').length > first.split(',').length ? ';' : ',';
}
