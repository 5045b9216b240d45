import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { detectSeparator, readCsv, writeCsv } from './csv.ts';

const withoutBom = (text: string) => text.replace(/^\uFEFF/, '');

test('writes a UTF-8 byte order mark and CRLF line endings', () => {
  expect(
    writeCsv([
      ['Day', 'Clicks'],
      ['2026-11-15', 1200.5],
      [null, -3],
    ]),
  ).toBe('\uFEFFDay,Clicks\r\n2026-11-15,1200.5\r\n,-3\r\n');
});

test('quotes cells with commas, quotes or line breaks', () => {
  expect(withoutBom(writeCsv([['a,b', 'say "x"', 'one\ntwo', 'a;b']]))).toBe(
    '"a,b","say ""x""","one\ntwo",a;b\r\n',
  );
});

test('writes semicolons and decimal commas for Nordic spreadsheets', () => {
  const csv = writeCsv([['Day', 1200.5, 'a;b', 'c,d', '1.5']], 'semicolons');
  expect(withoutBom(csv)).toBe('Day;1200,5;"a;b";c,d;1.5\r\n');
  expect(detectSeparator(csv)).toBe(';');
});

test('escapes formulas, but not numbers', () => {
  for (const formula of ['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\tx', "'=1"]) {
    expect(withoutBom(writeCsv([[formula, 'x']]))).toBe(`'${formula},x\r\n`);
  }
  expect(withoutBom(writeCsv([['\rx', '-5', '+12.50', '-5 kr']]))).toBe(`"'\rx",-5,+12.50,'-5 kr\r\n`);
});

test('escapes formulas after a separator of any kind, because spreadsheets may split a cell there', () => {
  const link = 'https://casino.example/?a;=WEBSERVICE(A1)&b';
  expect(withoutBom(writeCsv([[link]]))).toBe(`https://casino.example/?a;'=WEBSERVICE(A1)&b\r\n`);
  expect(withoutBom(writeCsv([['a; =1|+2\t-3', '＝1', 'x-y']]))).toBe(`a; '=1|'+2\t'-3,'＝1,x-y\r\n`);
});

test('no spreadsheet finds a formula, whichever separator it splits the file at', () => {
  const character = fc.constantFrom(...'=+-@＝＋－＠,;|\t\r\n \u00a0"\'x1');
  const cell = fc.string({ unit: character, maxLength: 8 });
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }), (rows) => {
      const text = withoutBom(writeCsv(rows));
      expect(readCsv(text)).toEqual(rows);
      const fields = [',', ';', '|', '\t'].flatMap((separator) => readCsvAs(text, separator));
      expect(fields.filter(isFormula)).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});

/** Numbers are harmless. With a separator other than the comma, a field can be a number followed by the next cell. */
const isFormula = (field: string) =>
  /^[\s"]*[=+\-@＝＋－＠]/.test(field) && !/^[\s"]*[+-]?\d+(\.\d+)?([,\r\n]|$)/.test(field);

/** The fields of a spreadsheet that splits at `separator`: with quoted cells, and with quotes as plain characters. */
function readCsvAs(text: string, separator: string): string[] {
  const lines = text.split(/[\r\n]/).flatMap((line) => line.split(separator));
  const options = { delimiter: separator, relax_quotes: true, relax_column_count: true };
  try {
    return [...lines, ...parse(text, options).flat()];
  } catch {
    // Split at a different separator, a quoted cell may have no closing quote.
    return lines;
  }
}

test('reads files from other programs: bare line feeds, no final line break, quotes within a word', () => {
  expect(readCsv('a,b\n1,"2 ""x"""\n\n3,5" pipe')).toEqual([
    ['a', 'b'],
    ['1', '2 "x"'],
    ['3', '5" pipe'],
  ]);
  expect(readCsv('a\rb\r\nc')).toEqual([['a'], ['b'], ['c']]);
  expect(readCsv('')).toEqual([]);
  expect(readCsv('a,\n,')).toEqual([
    ['a', ''],
    ['', ''],
  ]);
});

test('reports the line of an unclosed quote', () => {
  expect(() => readCsv('a\n"b\nc\nd')).toThrow('Unclosed quote on line 2');
  expect(() => readCsv('\uFEFFä\r\n"x\r\ny",2\r\n\r\nb,"c\r\nd')).toThrow('Unclosed quote on line 5');
});

test('any cells survive the round trip', () => {
  const cell = fc.oneof(fc.string(), fc.stringMatching(/^['=+\-@\t\r\n",x1]{0,5}$/));
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1 })), (rows) => {
      expect(readCsv(writeCsv(rows))).toEqual(rows);
    }),
  );
});

test('detects semicolons as separators in a file with decimal commas', () => {
  const text = '\uFEFFmarket;rating\r\nfi;9,4\r\n';
  expect(detectSeparator(text)).toBe(';');
  expect(readCsv(text, detectSeparator(text))).toEqual([
    ['market', 'rating'],
    ['fi', '9,4'],
  ]);
  expect(detectSeparator('market,bonus\nfi,a;b;c')).toBe(',');
});
