import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PublishedDocument } from '@nettobonus/domain/publishing/published-document';
import { migrate } from '@nettobonus/store/migrate';
import { findFreePort } from '../ops/embedded-database.ts';
import { publishContent } from '../ops/publish-content.ts';
import { startSite } from '../ops/site-process.ts';
import { startTestDatabase } from '../ops/test-database.ts';

/** Runs `use` with the production build and its own database. */
export async function withServedSite(
  use: (url: string, pid: number, databaseUrl: string) => Promise<void>,
  documents?: PublishedDocument[],
  env: Record<string, string> = {},
): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'nettobonus-test-'));
  const database = await startTestDatabase();
  try {
    await migrate(database.url);
    await publishContent(database.url, documents);
    const site = await startSite({
      mode: 'production',
      port: await findFreePort(),
      databaseUrl: database.url,
      snapshotPath: join(dir, 'snapshot.ndjson'),
      output: 'ignore',
      env,
    });
    try {
      await site.ready(30_000);
      await use(site.url, site.process.pid ?? 0, database.url);
    } finally {
      await site.stop();
    }
  } finally {
    await database.remove();
    await rm(dir, { recursive: true, force: true });
  }
}
