import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PublishedDocument } from '@nettobonus/domain/published-document';
import { migrate } from '@nettobonus/store/migrate';
import { type EdgeProcess, startEdge } from '../ops/edge/edge-process.ts';
import { findFreePort } from '../ops/embedded-database.ts';
import { publishContent } from '../ops/publish-content.ts';
import { type SiteProcess, startSite } from '../ops/site-process.ts';
import { startTestDatabase, type TestDatabase } from '../ops/test-database.ts';

export interface BehindEdge {
  edge: EdgeProcess;
  sites: Site[];
  database: TestDatabase;
}

export interface Site {
  process: SiteProcess;
  port: number;
  metricsPort: number;
  /** Stops it and starts it again at the same port, with another build where one is named. */
  restart: (entry?: string) => Promise<void>;
}

interface BehindEdgeOptions {
  /** What is published in place of the sample content. */
  documents?: PublishedDocument[];
  /** For the processes of the site. */
  env?: Record<string, string>;
  /** Puts something between the edge and a process of the site. */
  between?: (sitePort: number) => Promise<{ port: number; close: () => void }>;
}

/** A database, processes of the built site and the real edge before them, for as long as `use` takes. */
export async function withEdgeBefore(
  count: number,
  use: (all: BehindEdge) => Promise<void>,
  { env = {}, between, documents }: BehindEdgeOptions = {},
): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'nettobonus-test-'));
  const database = await startTestDatabase();
  const sites: Site[] = [];
  const doors: { port: number; close: () => void }[] = [];
  try {
    await migrate(database.url);
    await publishContent(database.url, documents);
    for (let index = 0; index < count; index += 1) {
      sites.push(await startOne(join(dir, `site-${index}`), database.url, env));
    }
    if (between) doors.push(...(await Promise.all(sites.map(({ port }) => between(port)))));
    const edge = await startEdge(
      join(dir, 'edge'),
      (between ? doors : sites).map(({ port }) => `127.0.0.1:${port}`),
    );
    try {
      await use({ edge, sites, database });
    } finally {
      await edge.stop();
    }
  } finally {
    for (const door of doors) door.close();
    await Promise.all(sites.map((site) => site.process.stop()));
    await database.remove();
    await rm(dir, { recursive: true, force: true });
  }
}

async function startOne(dir: string, databaseUrl: string, env: Record<string, string>): Promise<Site> {
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
