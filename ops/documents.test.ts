import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DOCUMENTS = ['.', 'docs', 'docs/decisions'].flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const read = (document: string) => readFileSync(join(ROOT, document), 'utf8');
/** The anchor that GitHub generates for a heading. */
const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

describe.each(DOCUMENTS)('%s', (document) => {
  const text = read(document);

  test('the targets of links and images exist', () => {
    const missing = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^(?:https?:|mailto:)/.test(target))
      .filter((target) => {
        const [path = '', anchor] = target.split('#');
        const file = path ? join(dirname(document), path) : document;
        if (!existsSync(join(ROOT, file))) return true;
        if (!anchor) return false;
        const headings = [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => toAnchor(heading));
        return !headings.includes(anchor);
      });
    expect(missing).toEqual([]);
  });

  test('the commands in documents exist', () => {
    const mentioned = [...text.matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)].map(
      ([, name = '']) => name,
    );
    expect(mentioned.filter((name) => !(name in scripts))).toEqual([]);
    const benchmarks = [...text.matchAll(/npm run bench ([a-z-]*)/g)].map(([, name]) => `bench/${name}.ts`);
    expect(benchmarks.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});

test('every command is listed in CONTRIBUTING.md', () => {
  const rows = read('CONTRIBUTING.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split(' | ')[0] ?? '');
  const documented = rows.flatMap((row) =>
    [...row.matchAll(/`npm (?:run )?([\w:-]+)/g)].map(([, name]) => name),
  );
  expect(Object.keys(scripts).filter((name) => !documented.includes(name))).toEqual([]);
});

test.each(['.ci/run', '.github/workflows/ci.yml', '.github/workflows/nightly.yml'])(
  'the scripts that %s runs exist',
  (path) => {
    const text = read(path);
    const mentioned = [
      ...[...text.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name),
      ...[...text.matchAll(/ops\/run-scripts\.ts (.+)/g)].flatMap(([, names = '']) => names.split(' ')),
      // The matrix of benchmarks.
      ...[...text.matchAll(/^ +- ([a-z][\w:-]*[a-z])( [a-z-]+)?$/gm)].map(([, name = '']) => name),
    ];
    expect(mentioned.length).toBeGreaterThan(3);
    expect(mentioned.filter((name) => !(name in scripts))).toEqual([]);
  },
);
