import { readFileSync } from 'node:fs';

const OPERATIONS = new URL('../docs/operating.md', import.meta.url);

/** The cells of the table under a heading of docs/operating.md, by row; the names of a first cell, `A` and `B`, get a row each. */
export function listDocumented(heading: string): string[][] {
  const text = readFileSync(OPERATIONS, 'utf8');
  const section = text.split(/^#+ /m).find((part) => part.startsWith(`${heading}\n`));
  if (!section) throw new Error(`docs/operating.md has no heading ${heading}`);
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => {
      const [names = '', ...cells] = line.slice(2, -2).split(' | ');
      return [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => [name, ...cells]);
    });
}
