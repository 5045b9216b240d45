import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PublishedDocument } from '@nettobonus/domain/publishing/published-document';
import { migrate } from '@nettobonus/store/migrate';
import { type EdgeProcess, startEdge } from '../ops/edge/edge-process.ts';
import { findFreePort } from '../ops/embedded-database.ts';
import { publishContent } from '../ops/publish-content.ts';
import { type SiteProcess, startSite } from '../ops/site-process.ts';
import { startTestDatabase, type TestDatabase } from '../ops/test-database.ts';

export interface EdgeSetup {
  edge: EdgeProcess;
  sites: Site[];
  database: TestDatabase;
}

export interface Site {
  process: SiteProcess;
  port: number;
  metricsPort: number;
  /** Restarts the process on the same port, with the given entry or that of the same build. */
  restart: (entry?: string) => Promise<void>;
}

interface BehindEdgeOptions {
  /** Published instead of the sample content. */
  documents?: PublishedDocument[];
  /** Environment variables of the site processes. */
  env?: Record<string, string>;
  /** Starts a proxy between the edge and a site process. */
  between?: (sitePort: number) => Promise<{ port: number; close: () => void }>;
}

/** Runs `use` with a database, `count` processes of the built site and the real edge in front of them. */
export async function withEdge(
  count: number,
  use: (all: EdgeSetup) => Promise<void>,
  { env = {}, between, documents }: BehindEdgeOptions = {},
): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'nettobonus-test-'));
  const database = await startTestDatabase();
  const sites: Site[] = [];
  const proxies: { port: number; close: () => void }[] = [];
  let edge: EdgeProcess | null = null;
  // On a signal the process exits as soon as the database has stopped, before `finally` can clean up.
  const cleanUpOnExit = () => {
    for (const site of sites) site.process.process.kill('SIGKILL');
    if (edge) process.kill(edge.pid);
    // The edge still writes while it shuts down.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    for (const path of [dir, dirname(database.dir), edge?.versionsDir ?? dir])
      rmSync(path, { recursive: true, force: true });
  };
  process.once('exit', cleanUpOnExit);
  try {
    await migrate(database.url);
    await publishContent(database.url, documents);
    for (let index = 0; index < count; index += 1) {
      sites.push(await startSiteProcess(join(dir, `site-${index}`), database.url, env));
    }
    if (between) proxies.push(...(await Promise.all(sites.map(({ port }) => between(port)))));
    edge = await startEdge(
      join(dir, 'edge'),
      (between ? proxies : sites).map(({ port }) => `127.0.0.1:${port}`),
    );
    await use({ edge, sites, database });
  } finally {
    await edge?.stop();
    for (const proxy of proxies) proxy.close();
    await Promise.all(sites.map((site) => site.process.stop()));
    await database.remove();
    await rm(dir, { recursive: true, force: true });
    process.off('exit', cleanUpOnExit);
  }
}

/** Requests each path once, so that the slow first requests after a start are not measured. */
export async function warm({ url }: EdgeProcess, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await (
      await fetch(url + path, { redirect: 'manual', headers: { 'Accept-Encoding': 'br' } })
    ).arrayBuffer();
  }
}

async function startSiteProcess(
  dir: string,
  databaseUrl: string,
  env: Record<string, string>,
): Promise<Site> {
  const [port, metricsPort] = [await findFreePort(), await findFreePort()];
  const start = async (entry?: string) => {
    const started = await startSite({
      mode: 'production',
      port,
      databaseUrl,
      snapshotPath: join(dir, 'snapshot.ndjson'),
      output: 'ignore',
      ...(entry ? { entry } : {}),
      env: { TRUSTED_PROXY_HOPS: '1', METRICS_PORT: String(metricsPort), ...env },
    });
    await started.ready(30_000);
    return started;
  };
  const site: Site = {
    process: await start(),
    port,
    metricsPort,
    restart: async (entry) => {
      await site.process.stop();
      site.process = await start(entry);
    },
  };
  return site;
}
