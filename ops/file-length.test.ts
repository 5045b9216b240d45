import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LIMIT = 300;
/** What may be longer, and why. */
const LONGER: readonly [pattern: RegExp, why: string][] = [
  [/^content\//, 'data and texts'],
  [/^apps\/studio\/src\/(?:payload-types\.ts|migrations\/)/, 'generated'],
  [/^packages\/domain\/src\/market-rules\.ts$/, 'the law of four markets as data, with its sources'],
  [/^ops\/edge\/config\.ts$/, 'one configuration, which is read whole'],
  [/\.(?:test\.tsx?|spec\.ts)$/, 'a list of sentences, each read by itself'],
];

test('no file is longer than one can keep in mind, without a reason', () => {
  const files = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.astro', '*.css'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file && !LONGER.some(([pattern]) => pattern.test(file)));
  const lengths = files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1]);
  expect(lengths.filter(([, lines]) => Number(lines) > LIMIT)).toEqual([]);
  expect(files.length).toBeGreaterThan(500);
});
