/**
 * Copies the build's files to the folder that the edge serves, with compressed copies next to them. Keeps the files of
 * earlier builds, because pages opened before a deployment still load them.
 * `EDGE_ASSETS_DIR=… node ops/edge/deploy-assets.ts`
 */
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const BUILD_DIR = fileURLToPath(new URL('../../apps/site/dist/client', import.meta.url));
const RETENTION_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;
const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|xml|webmanifest)$/;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

export async function deployAssets(dir: string, buildDir = BUILD_DIR, now = new Date()): Promise<void> {
  for (const path of await listFiles(buildDir)) {
    const to = join(dir, path);
    await mkdir(dirname(to), { recursive: true });
    const bytes = await readFile(join(buildDir, path));
    await writeAtomically(to, bytes);
    if (COMPRESSIBLE.test(path)) {
      await writeAtomically(`${to}.br`, await promisify(brotliCompress)(bytes, BROTLI));
      await writeAtomically(`${to}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }
    // Marks the files as in use, so that they are not pruned below.
    for (const file of [to, `${to}.br`, `${to}.gz`]) await utimes(file, now, now).catch(() => {});
  }
  for (const path of await listFiles(dir)) {
    const { mtimeMs } = await stat(join(dir, path));
    if (now.getTime() - mtimeMs > RETENTION_DAYS * DAY_MS) await rm(join(dir, path));
  }
}

/** Writes to a temporary name first: the edge may serve the file at any moment. */
async function writeAtomically(path: string, bytes: Buffer): Promise<void> {
  await writeFile(`${path}.unfinished`, bytes);
  await rename(`${path}.unfinished`, path);
}

async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1));
}

if (process.argv[1] === import.meta.filename) {
  const { EDGE_ASSETS_DIR } = process.env;
  if (!EDGE_ASSETS_DIR) {
    console.error('EDGE_ASSETS_DIR must be set.');
    process.exit(2);
  }
  await deployAssets(EDGE_ASSETS_DIR);
}
