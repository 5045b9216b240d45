import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listDocuments } from '@nettobonus/content/documents';
import type { PublishedDocument } from '@nettobonus/domain/published-document';
import { connect } from '@nettobonus/store/connect';
import { migrate } from '@nettobonus/store/migrate';
import { publish } from '@nettobonus/store/publish';
import { findFreePort } from '../ops/embedded-database.ts';
import { startSite } from '../ops/site-process.ts';
import { startTestDatabase } from '../ops/test-database.ts';

/** The production build with a database of its own, for as long as `use` takes. */
export async function withServedSite(
  use: (url: string, pid: number) => Promise<void>,
  documents: PublishedDocument[] = listDocuments(),
  env: Record<string, string> = {},
): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'nettobonus-test-'));
  const database = await startTestDatabase();
  try {
    await migrate(database.url);
    const db = connect(database.url, { maxConnections: 1 });
    await publish(db, documents);
    await db.end();
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
      await use(site.url, site.process.pid ?? 0);
    } finally {
      await site.stop();
    }
  } finally {
    await database.remove();
    await rm(dir, { recursive: true, force: true });
  }
}
