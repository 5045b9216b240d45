import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = `${import.meta.dirname}/..`;
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

test('npm refuses a package whose install script is not listed, and does not run the script', () => {
  const dir = mkdtempSync(join(tmpdir(), 'install-scripts-'));
  const writeManifest = (folder: string, manifest: object) =>
    writeFileSync(join(dir, folder, 'package.json'), JSON.stringify({ version: '1.0.0', ...manifest }));
  try {
    mkdirSync(join(dir, 'unlisted'));
    writeManifest('unlisted', { name: 'unlisted', scripts: { postinstall: 'touch script-ran' } });
    const { allowScripts } = JSON.parse(read('package.json'));
    writeManifest('.', { name: 'app', allowScripts, dependencies: { unlisted: 'file:./unlisted' } });
    copyFileSync(join(ROOT, '.npmrc'), join(dir, '.npmrc'));
    // As by hand: the variables of `npm run` name this repository.
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
    const args = ['install', '--offline', '--install-links', '--no-audit', '--no-fund'];
    const { stderr } = spawnSync('npm', args, { cwd: dir, env, encoding: 'utf8' });
    expect(stderr).toContain('ESTRICTALLOWSCRIPTS');
    expect(stderr).toContain('unlisted@1.0.0 (postinstall');
    expect(existsSync(join(dir, 'node_modules/unlisted/script-ran'))).toBe(false);
  } finally {
    rmSync(dir, { recursive: true });
  }
});

test.each(globSync('ops/docker/*.Dockerfile', { cwd: ROOT }))(
  '%s runs no unlisted script and no floating frontend',
  (path) => {
    const text = read(path);
    const installs = text.match(/^RUN npm install .*/gm) ?? [];
    expect(installs.length).toBeGreaterThan(0);
    expect(text.indexOf('.npmrc ./\n')).toBeGreaterThan(0);
    expect(text.indexOf('.npmrc ./\n')).toBeLessThan(text.indexOf('RUN npm install'));
    // What production contains.
    expect(
      installs.filter((line) => line.includes('--omit=dev') && !line.includes('--ignore-scripts')),
    ).toEqual([]);
    expect(text).not.toMatch(/^# *syntax=/m);
  },
);
