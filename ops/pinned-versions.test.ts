import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const ROOT = `${import.meta.dirname}/..`;
const read = (path: string) => JSON.parse(readFileSync(`${ROOT}/${path}`, 'utf8'));
const lock: { packages: Record<string, Manifest> } = read('package-lock.json');
const folders = [
  '',
  ...globSync(['{apps,packages}/*/package.json', 'content/package.json'], { cwd: ROOT }),
].map((path) => path.replace(/\/?package\.json$/, ''));

test.each(folders)(
  'every dependency of "%s" is pinned to an exact version, in package.json and in the lock file',
  (folder) => {
    const { dependencies, devDependencies }: Manifest = read(`${folder || '.'}/package.json`);
    expect(lock.packages[folder]).toMatchObject({
      ...(dependencies && { dependencies }),
      ...(devDependencies && { devDependencies }),
    });
    const unpinned = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^(npm:.+@)?\d+\.\d+\.\d+[\w.-]*$/.test(version),
    );
    expect(unpinned).toEqual([]);
  },
);
