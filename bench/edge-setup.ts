import { rmSync } from 'node:fs';
import type { Agent } from 'node:http';
import { dirname, join } from 'node:path';
import type { PublishedDocument } from '@nettobonus/domain/publishing/published-document';
import type { EdgeOptions } from '../ops/edge/config.ts';
import { type EdgeProcess, startEdge } from '../ops/edge/edge-process.ts';
import type { TestDatabase } from '../ops/test-database.ts';
import { sendRequest } from './send-request.ts';
import { type BuiltSite, startBuiltSite, withContent } from './served-site.ts';

export interface EdgeSetup {
  edge: EdgeProcess;
  sites: BuiltSite[];
  database: TestDatabase;
}

/**
 * Runs `use` with a database, `count` processes of the built site and the real edge in front of them. The site connects
 * to the database at the URL that `getSiteDatabaseUrl` returns, which can be the URL of a proxy.
 */
export async function withEdge(
  count: number,
  use: (setup: EdgeSetup) => Promise<void>,
  documents?: PublishedDocument[],
  getSiteDatabaseUrl = async (databaseUrl: string) => databaseUrl,
  edgeOptions: Partial<EdgeOptions> = {},
): Promise<void> {
  await withContent(async (database, dir) => {
    const sites: BuiltSite[] = [];
    let edge: EdgeProcess | null = null;
    // On a signal the process exits as soon as the database has stopped, before `finally` can clean up.
    const cleanUpOnExit = () => {
      for (const site of sites) site.process.process.kill('SIGKILL');
      if (edge) process.kill(edge.pid);
      // The edge keeps writing while it shuts down.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
      for (const path of [dir, dirname(database.dir), edge?.versionsDir ?? dir])
        rmSync(path, { recursive: true, force: true });
    };
    process.once('exit', cleanUpOnExit);
    try {
      const siteDatabaseUrl = await getSiteDatabaseUrl(database.url);
      for (let index = 0; index < count; index += 1) {
        // Switch off the limit of clicks per IP address, because the load comes from only a few.
        // Lighthouse measures the site as search engines index it.
        const env = { TRUSTED_PROXY_HOPS: '1', CLICK_LEDGER: 'unlimited', SITE_INDEXABLE: 'true' };
        sites.push(await startBuiltSite(join(dir, `site-${index}`), siteDatabaseUrl, env));
      }
      edge = await startEdge(
        join(dir, 'edge'),
        sites.map(({ port }) => `127.0.0.1:${port}`),
        edgeOptions,
      );
      await use({ edge, sites, database });
    } finally {
      await edge?.stop();
      await Promise.all(sites.map((site) => site.process.stop()));
      process.off('exit', cleanUpOnExit);
    }
  }, documents);
}

/** Requests each path once, so that the slow first requests after a start are not measured. */
export async function warmUp({ port }: EdgeProcess, paths: readonly string[], agent?: Agent): Promise<void> {
  for (const path of paths) {
    await sendRequest(port, { path, headers: { 'Accept-Encoding': 'br' }, ...(agent && { agent }) });
  }
}

/** The number of pages that the processes rendered, according to their metrics. */
export async function countRenders(sites: EdgeSetup['sites']): Promise<number> {
  const counts = await Promise.all(
    sites.map(async ({ metricsPort }) => {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return [...text.matchAll(/^nettobonus_pages_rendered_total(?:\{[^}]*\})? (\d+)/gm)].reduce(
        (sum, [, count]) => sum + Number(count),
        0,
      );
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
