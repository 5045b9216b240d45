/**
 * Publishes the content version of each market to the edge as a symlink to a folder named after it. nginx resolves the
 * symlink at every request, so it needs neither a reload nor a purge.
 * `EDGE_SITES=host:port,… EDGE_VERSIONS_DIR=… node ops/edge/follow-versions.ts`
 */
import { mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { MARKETS } from '@nettobonus/domain/markets/market';

const POLL_MS = 100;
const TIMEOUT_MS = 1_000;
const SCOPES = [...MARKETS, 'any'] as const;
type Versions = Record<(typeof SCOPES)[number], number>;

interface Report {
  versions: Versions;
  /** Whether the process has the database's current content, not an earlier copy from memory or disk. */
  isCurrent: boolean;
}

/** Creates missing symlinks, pointing to version 0, which is older than anything published. */
export async function prepareVersions(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  for (const scope of SCOPES) {
    if (!(await readlink(join(dir, scope)).catch(() => null))) await updateLink(dir, scope, 0);
  }
}

/** Polls the site processes until `signal` is aborted. */
export async function followVersions(
  sites: readonly string[],
  dir: string,
  signal?: AbortSignal,
): Promise<void> {
  await prepareVersions(dir);
  const known = await readVersions(dir);
  while (!signal?.aborted) {
    const reports = (await Promise.all(sites.map(fetchReport))).filter((report) => report !== null);
    const areAllCurrent = reports.length === sites.length && reports.every(({ isCurrent }) => isCurrent);
    for (const scope of reports.length > 0 ? SCOPES : []) {
      // The newest version wins: the edge sends it with each request, and a process that is behind waits for it.
      const version = Math.max(...reports.map(({ versions }) => versions[scope]));
      // A process that is behind must not bring earlier pages back while the others are down. If all processes are
      // current, the database itself was restored to an earlier state.
      if (version === known[scope] || (version < known[scope] && !areAllCurrent)) continue;
      await updateLink(dir, scope, version);
      known[scope] = version;
    }
    await setTimeout(POLL_MS);
  }
}

async function readVersions(dir: string): Promise<Versions> {
  const entries = SCOPES.map(async (scope) => {
    const target = await readlink(join(dir, scope));
    return [scope, Number(target.slice(scope.length + 1))] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Versions;
}

async function fetchReport(site: string): Promise<Report | null> {
  try {
    const response = await fetch(`http://${site}/content-versions`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { source, ...versions } = (await response.json()) as Versions & { source: string };
    // Ignore a process that has no content yet.
    return response.ok && versions.any > 0 ? { versions, isCurrent: source === 'database' } : null;
  } catch {
    return null;
  }
}

/** Replaces the symlink by rename, so that it always points to an existing folder. */
async function updateLink(dir: string, scope: string, version: number): Promise<void> {
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
    console.error('EDGE_SITES (host:port, comma-separated) and EDGE_VERSIONS_DIR must be set.');
    process.exit(2);
  }
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit());
  await followVersions(EDGE_SITES.split(','), EDGE_VERSIONS_DIR);
}
