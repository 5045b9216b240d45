import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const DOCUMENT = new URL('../docs/specification.md', import.meta.url);
const text = readFileSync(DOCUMENT, 'utf8');
const fileAt = (path: string) => new URL(`../${path}`, import.meta.url);

const sections = text.split(/^## /m).filter((part) => /^\d\. /.test(part));
const rowsOf = (section: string) =>
  section
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|( rule \||-)/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
const rows = sections.flatMap(rowsOf);

/** Each quoted test title with the file named before it. */
function listProofs(cell: string): { file: string; quote: string }[] {
  let file = '';
  return [...cell.matchAll(/`([^`]+)`|"([^"]+)"/g)].flatMap(([, named, quote]) => {
    file = named ?? file;
    return quote === undefined ? [] : [{ file, quote }];
  });
}

const has = ({ file, quote }: { file: string; quote: string }) =>
  existsSync(fileAt(file)) && readFileSync(fileAt(file), 'utf8').includes(quote);

test('every section of the specification has rules', () => {
  expect(sections.map(([number]) => number).join('')).toBe('123456789');
  expect(sections.filter((section) => rowsOf(section).length === 0)).toEqual([]);
});

test('every rule has four cells, and none is empty', () => {
  expect(rows.filter((cells) => cells.length !== 4 || cells.includes(''))).toEqual([]);
});

test('every named file exists', () => {
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  // Paths with a leading slash are URLs of the site.
  const paths = spans.filter((span) => span.includes('/') && !span.startsWith('/'));
  expect(paths.filter((path) => !existsSync(fileAt(path)))).toEqual([]);
});

test('every rule names an existing test, or says that there is none', () => {
  const unproved = rows.filter(([, , proof = '']) => {
    const proofs = listProofs(proof);
    return proofs.length === 0 ? !proof.startsWith('no test: ') : !proofs.every(has);
  });
  expect(unproved).toEqual([]);
});

test('every difference links to its decision record', () => {
  const undecided = rows.filter(
    ([, , , differs = '']) => !/^as specified\b/.test(differs) && !differs.includes('](decisions/'),
  );
  expect(undecided).toEqual([]);
});
