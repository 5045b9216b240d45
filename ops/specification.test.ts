import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const DOCUMENT = new URL('../docs/specification.md', import.meta.url);
const text = readFileSync(DOCUMENT, 'utf8');
const toFileUrl = (path: string) => new URL(`../${path}`, import.meta.url);

const sections = text.split(/^## /m).filter((section) => /^\d\. /.test(section));
const listRows = (section: string) =>
  section
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|( rule \||-)/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
const rows = sections.flatMap(listRows);

/** Each quoted test title with the file named before it. */
function listProofs(cell: string): { file: string; quote: string }[] {
  let file = '';
  return [...cell.matchAll(/`([^`]+)`|"([^"]+)"/g)].flatMap(([, named, quote]) => {
    file = named ?? file;
    return quote === undefined ? [] : [{ file, quote }];
  });
}

const hasTest = ({ file, quote }: { file: string; quote: string }) =>
  existsSync(toFileUrl(file)) && readFileSync(toFileUrl(file), 'utf8').includes(quote);

test('every section of the specification has rules', () => {
  expect(sections.map(([number]) => number).join('')).toBe('123456789');
  expect(sections.filter((section) => listRows(section).length === 0)).toEqual([]);
});

test('every rule has four cells, and none is empty', () => {
  expect(rows.filter((cells) => cells.length !== 4 || cells.includes(''))).toEqual([]);
});

test('every named file exists', () => {
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  // Paths with a leading slash are URLs of the site.
  const paths = spans.filter((span) => span.includes('/') && !span.startsWith('/'));
  expect(paths.filter((path) => !existsSync(toFileUrl(path)))).toEqual([]);
});

test('every rule names an existing test, or says that there is none', () => {
  const untested = rows.filter(([, , proof = '']) => {
    const proofs = listProofs(proof);
    return proofs.length === 0 ? !proof.startsWith('no test: ') : !proofs.every(hasTest);
  });
  expect(untested).toEqual([]);
});

test('every difference links to its decision record', () => {
  const undocumented = rows.filter(
    ([, , , differs = '']) => !/^as specified\b/.test(differs) && !differs.includes('](decisions/'),
  );
  expect(undocumented).toEqual([]);
});
