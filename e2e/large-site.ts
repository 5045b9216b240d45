import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@nettobonus/store/connect';
import { migrate } from '@nettobonus/store/migrate';
import { publish } from '@nettobonus/store/publish';
import { test as base } from '@playwright/test';
import { buildCatalogue } from '../bench/synthetic-catalogue.ts';
import { findFreePort } from '../ops/embedded-database.ts';
import { startSite } from '../ops/site-process.ts';
import { startTestDatabase } from '../ops/test-database.ts';

const PER_MARKET = 50;

/** A site with more casinos than a page of a list holds, one for each worker. */
export const test = base.extend<{ baseURL: string }, { largeSite: string }>({
  largeSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const dir = await mkdtemp(join(tmpdir(), 'nettobonus-test-'));
      const database = await startTestDatabase();
      await migrate(database.url);
      const db = connect(database.url, { maxConnections: 1 });
      await publish(db, buildCatalogue(PER_MARKET));
      await db.end();
      const site = await startSite({
        mode: 'production',
        port: await findFreePort(),
        databaseUrl: database.url,
        snapshotPath: join(dir, 'snapshot.ndjson'),
        output: 'ignore',
      });
      await site.ready(10_000);
      await use(site.url);
      await site.stop();
      await database.remove();
      await rm(dir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ largeSite }, use) => use(largeSite),
});
