import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deployAssets } from './deploy-assets.ts';

const DAY_MS = 24 * 60 * 60_000;
let dir: string;
let buildDir: string;
let served: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'nettobonus-test-'));
  [buildDir, served] = [join(dir, 'build'), join(dir, 'served')];
  await mkdir(join(buildDir, '_astro'), { recursive: true });
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const listServed = async () => (await readdir(join(served, '_astro'))).toSorted();

test('deploys a build alongside the previous one, with compressed copies', async () => {
  await writeFile(join(buildDir, '_astro/a.1.js'), 'one');
  await writeFile(join(buildDir, '_astro/b.1.woff2'), 'font');
  await deployAssets(served, buildDir);
  await rm(join(buildDir, '_astro/a.1.js'));
  await writeFile(join(buildDir, '_astro/a.2.js'), 'two');
  await deployAssets(served, buildDir);
  expect(await listServed()).toEqual([
    ...['a.1.js', 'a.1.js.br', 'a.1.js.gz', 'a.2.js', 'a.2.js.br', 'a.2.js.gz'],
    'b.1.woff2',
  ]);
  const compressed = await readFile(join(served, '_astro/a.2.js.br'));
  expect(brotliDecompressSync(compressed).toString()).toBe('two');
});

test('deletes files that no build has used for 30 days, and keeps old files of the current build', async () => {
  await writeFile(join(buildDir, '_astro/a.1.js'), 'one');
  await deployAssets(served, buildDir);
  await writeFile(join(served, '_astro/old.js'), 'old');
  const now = new Date();
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await utimes(join(served, '_astro/old.js'), before(31), before(31));
  await utimes(join(served, '_astro/a.1.js'), before(90), before(90));
  await deployAssets(served, buildDir, now);
  expect(await listServed()).toEqual(['a.1.js', 'a.1.js.br', 'a.1.js.gz']);
});
