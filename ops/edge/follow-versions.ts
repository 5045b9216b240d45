/**
 * Tells the edge which version of the content each market is at, by a link that leads to a folder of that name: nginx
 * reads where a link leads at every request, and needs neither a reload nor a purge.
 * `EDGE_SITES=host:port,… EDGE_VERSIONS_DIR=… node ops/edge/follow-versions.ts`
 */
import { mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { MARKETS } from '@nettobonus/domain/market';

const LOOK_EVERY_MS = 100;
const TIMEOUT_MS = 1_000;
const SCOPES = [...MARKETS, 'any'] as const;
type Versions = Record<(typeof SCOPES)[number], number>;

/** Leaves links as they are; new ones lead to version 0, which is older than anything published. */
export async function prepareVersions(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  for (const scope of SCOPES) {
    if (!(await readlink(join(dir, scope)).catch(() => null))) await lead(dir, scope, 0);
  }
}

/** Follows the processes of the site until it is told to stop. */
export async function followVersions(
  sites: readonly string[],
  dir: string,
  signal?: AbortSignal,
): Promise<void> {
  await prepareVersions(dir);
  const known: Partial<Versions> = {};
  while (!signal?.aborted) {
    const told = (await Promise.all(sites.map(ask))).filter((versions) => versions !== null);
    for (const scope of told.length > 0 ? SCOPES : []) {
      // Whoever is behind is told by the edge what to wait for.
      const version = Math.max(...told.map((versions) => versions[scope]));
      if (known[scope] === version) continue;
      await lead(dir, scope, version);
      known[scope] = version;
    }
    await setTimeout(LOOK_EVERY_MS);
  }
}

async function ask(site: string): Promise<Versions | null> {
  try {
    const answer = await fetch(`http://${site}/content-versions`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const versions = (await answer.json()) as Versions;
    // One that has nothing yet says nothing.
    return answer.ok && versions.any > 0 ? versions : null;
  } catch {
    return null;
  }
}

/** By a rename: at every moment the link leads to a folder that is there. */
async function lead(dir: string, scope: string, version: number): Promise<void> {
  const name = `${scope}-${version}`;
  await mkdir(join(dir, name), { recursive: true });
  const next = join(dir, `${scope}.next`);
  await rm(next, { force: true });
  await symlink(name, next);
  await rename(next, join(dir, scope));
  for (const old of await readdir(dir)) {
    if (old.startsWith(`${scope}-`) && old !== name) await rm(join(dir, old), { recursive: true });
  }
}

if (process.argv[1] === import.meta.filename) {
  const { EDGE_SITES, EDGE_VERSIONS_DIR } = process.env;
  if (!EDGE_SITES || !EDGE_VERSIONS_DIR) {
    console.error('EDGE_SITES (host:port, by commas) and EDGE_VERSIONS_DIR have to be set.');
    process.exit(2);
  }
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit());
  await followVersions(EDGE_SITES.split(','), EDGE_VERSIONS_DIR);
}
