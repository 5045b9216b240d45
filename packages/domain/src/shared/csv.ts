import { CsvError, parse } from 'csv-parse/sync';

export type CsvCell = string | number | null;

/** With commas and decimal points; or with semicolons and decimal commas, as spreadsheets in the Nordic countries expect. */
export type CsvFormat = 'commas' | 'semicolons';

const BYTE_ORDER_MARK = '\uFEFF';
const NUMBER = /^[+-]?\d+(\.\d+)?$/;
/**
 * Where a spreadsheet would run a formula: at the start, and after any separator, because in many locales spreadsheets
 * split a file at semicolons. Spaces and quotes before the formula do not prevent that. Matches escaped formulas too,
 * so that escaping is reversible.
 */
const FORMULA = /(^|[,;|\t\r\n])([\s"']*)(?=[=+\-@＝＋－＠])/g;
const ESCAPED_FORMULA = /(^|[,;|\t\r\n])([\s"']*)'(?=[=+\-@＝＋－＠])/g;
/** Some spreadsheets skip these characters and run the formula after them. */
const CONTROL = /^(?='*[\t\r])/;
const ESCAPED_CONTROL = /^'(?='*[\t\r])/;

/** Writes RFC 4180 with a byte order mark, so that spreadsheets detect UTF-8. A `'` escapes formulas. */
export function writeCsv(rows: readonly (readonly CsvCell[])[], format: CsvFormat = 'commas'): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${writeRow(row, format)}\r\n`).join('');
}

function writeRow(row: readonly CsvCell[], format: CsvFormat): string {
  // Readers would skip an empty line.
  if (row.length === 1 && (row[0] ?? '') === '') return '""';
  return row.map((cell) => writeCell(cell, format)).join(format === 'commas' ? ',' : ';');
}

function writeCell(cell: CsvCell, format: CsvFormat): string {
  if (cell === null) return '';
  if (typeof cell === 'number' && format === 'semicolons') return `${cell}`.replace('.', ',');
  const text = typeof cell === 'string' && !NUMBER.test(cell) ? escapeFormulas(cell) : `${cell}`;
  const special = format === 'commas' ? /[",\r\n]/ : /[";\r\n]/;
  return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function escapeFormulas(text: string): string {
  return text.replace(FORMULA, "$1$2'").replace(CONTROL, "'");
}

function unescapeFormulas(text: string): string {
  return text.replace(ESCAPED_CONTROL, '').replace(ESCAPED_FORMULA, '$1$2');
}

/**
 * Parses a file that `writeCsv` or a spreadsheet wrote. Unescapes formulas and skips empty lines. Throws on an
 * unclosed quote: otherwise the rest of the file would become one cell.
 */
export function readCsv(text: string, separator: ',' | ';' = ','): string[][] {
  const body = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  try {
    return parse(body, {
      delimiter: separator,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      cast: unescapeFormulas,
    });
  } catch (error) {
    if (!(error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED')) throw error;
    // `bytes` ends before the row with the quote. `lines` would count the rest of the file.
    const before = Buffer.from(body).subarray(0, Number(error.bytes)).toString();
    const line = before.split(/\r\n|\n|\r/).length;
    throw new SyntaxError(`Unclosed quote on line ${line}`, { cause: error });
  }
}

/** Detects the separator from the first line: spreadsheets write semicolons in locales with decimal commas. */
export function detectSeparator(text: string): ',' | ';' {
  const [first = ''] = text.split(/[\r\n]/, 1);
  return first.split(';').length > first.split(',').length ? ';' : ',';
}
