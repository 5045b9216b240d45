import { readFileSync } from 'node:fs';

const OPERATING = new URL('../docs/operating.md', import.meta.url);

/** The table rows under a heading in docs/operating.md. A first cell with several names yields one row per name. */
export function listDocumentedRows(heading: string): string[][] {
  const text = readFileSync(OPERATING, 'utf8');
  const section = text.split(/^#+ /m).find((candidate) => candidate.startsWith(`${heading}\n`));
  if (!section) throw new Error(`docs/operating.md has no heading ${heading}`);
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => {
      const [names = '', ...cells] = line.slice(2, -2).split(' | ');
      return [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => [name, ...cells]);
    });
}
