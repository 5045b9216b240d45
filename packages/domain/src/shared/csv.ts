export type CsvCell = string | number | null;

const BYTE_ORDER_MARK = '\uFEFF';
const NUMBER = /^[+-]?\d+(\.\d+)?$/;
/** A spreadsheet would run such a cell as a formula. Leading quotes match too, so that escaping is reversible. */
const FORMULA = /^'*[=+\-@\t\r]/;

/** Writes RFC 4180 with a byte order mark, so that spreadsheets detect UTF-8. A leading `'` escapes formulas. */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${writeRow(row)}\r\n`).join('');
}

function writeRow(row: readonly CsvCell[]): string {
  // Readers would skip an empty line.
  if (row.length === 1 && (row[0] ?? '') === '') return '""';
  return row.map(writeCell).join();
}

function writeCell(cell: CsvCell): string {
  if (cell === null) return '';
  const text = typeof cell === 'string' && FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : `${cell}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Parses a file that `writeCsv` or a spreadsheet wrote. Unescapes formulas and skips empty lines. Throws on an
 * unclosed quote: otherwise the rest of the file would become one cell.
 */
export function readCsv(text: string, separator: ',' | ';' = ','): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  /** The line of the opening quote. */
  let quoteLine: number | null = null;
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
    if (quoteLine !== null) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoteLine = null;
    } else if (character === '"' && cell === '') {
      quoteLine = line;
      wasQuoted = true;
    } else if (character === separator) endCell();
    else if (character === '\n' || (character === '\r' && text[at + 1] !== '\n')) endRow();
    else if (character !== '\r') cell += character;
  }
  if (quoteLine !== null) throw new SyntaxError(`Unclosed quote on line ${quoteLine}`);
  endRow();
  return rows;
}

/** The separator of a file, from its first line: spreadsheets write semicolons in locales with decimal commas. */
export function separatorOf(text: string): ',' | ';' {
  const [first = ''] = text.split(/[\r\n]/, 1);
  return first.split(';').length > first.split(',').length ? ';' : ',';
}
