import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@nettobonus/store/migrate';
import type { TestProject } from 'vitest/node';
import { findFreePort } from '../../ops/embedded-database.ts';
import { publishContent } from '../../ops/publish-content.ts';
import { startSite } from '../../ops/site-process.ts';
import { startTestDatabase } from '../../ops/test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string;
  }
}

/** Starts the built site with the sample content for all HTTP tests of a run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = await mkdtemp(join(tmpdir(), 'nettobonus-test-'));
  const database = await startTestDatabase();
  await migrate(database.url);
  await publishContent(database.url);
  const site = await startSite({
    mode: 'production',
    port: await findFreePort(),
    databaseUrl: database.url,
    snapshotPath: join(dir, 'snapshot.ndjson'),
    // Tests set their own visitor address in X-Forwarded-For, as a proxy would.
    env: { TRUSTED_PROXY_HOPS: '1' },
  });
  await site.ready(30_000);
  project.provide('siteUrl', site.url);
  return async () => {
    await site.stop();
    await database.remove();
    await rm(dir, { recursive: true, force: true });
  };
}
