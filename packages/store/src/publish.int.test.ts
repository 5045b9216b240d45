import type { PublishedDocument } from '@nettobonus/domain/publishing/published-document';
import { beforeEach, expect, test } from 'vitest';
import type { TestDatabase } from '../../../ops/test-database.ts';
import { useTestDatabase } from '../../../ops/use-test-database.ts';
import { connect, type Database, SITE_ROLE } from './connect.ts';
import { migrate } from './migrate.ts';
import { publish } from './publish.ts';

let server: TestDatabase;
let db: Database;

useTestDatabase((started, connected) => {
  server = started;
  db = connected;
});
beforeEach(async () => {
  await db`TRUNCATE site.published_documents`;
});

const casino = (key: string, name = key): PublishedDocument => ({
  kind: 'casino',
  market: 'all',
  key,
  body: { name, image: '/tile.svg' },
});

test('a second migration run does nothing', async () => {
  expect(await migrate(server.url)).toEqual([]);
});

test('does not change the version of a document that is published unchanged', async () => {
  const first = await publish(db, [casino('joki'), casino('winz')]);
  expect(first).toMatchObject({ changed: 2, withdrawn: 0 });
  const second = await publish(db, [casino('joki'), casino('winz', 'Winz Casino')]);
  expect(second.changed).toBe(1);
  const rows = await db`SELECT key, version::int FROM site.published_documents ORDER BY key`;
  expect([...rows]).toEqual([
    { key: 'joki', version: first.version },
    { key: 'winz', version: second.version },
  ]);
});

test('one invalid document prevents the whole publication', async () => {
  const invalid = { ...casino('bad'), body: { name: '', image: 'x' } } as PublishedDocument;
  await expect(publish(db, [casino('joki'), invalid])).rejects.toThrow(/casino all\/bad/);
  expect(await db`SELECT 1 FROM site.published_documents`).toHaveLength(0);
});

test('withdraws a document that is missing from a publication, and can publish it again', async () => {
  await publish(db, [casino('joki'), casino('winz')]);
  expect(await publish(db, [casino('joki')], { withdrawOthers: true })).toMatchObject({
    changed: 0,
    withdrawn: 1,
  });
  expect(await db`SELECT key FROM site.published_documents WHERE body IS NOT NULL`).toEqual([
    { key: 'joki' },
  ]);
  expect(await publish(db, [casino('winz')])).toMatchObject({ changed: 1 });
});

test('concurrent publishers get versions in the order of their commits', async () => {
  const list = async (reader: Database) => {
    const rows = await reader`SELECT version::int FROM site.published_documents ORDER BY version`;
    return rows.map(({ version }) => version as number);
  };
  const reader = connect(server.url);
  const publishers = Array.from({ length: 40 }, (_, n) => publish(db, [casino(`casino-${n}`)]));
  let isPublishing = true;
  const published = Promise.all(publishers).finally(() => {
    isPublishing = false;
  });
  const seen: number[][] = [];
  while (isPublishing) seen.push(await list(reader));
  await published;
  const all = await list(reader);
  await reader.end();
  expect(all).toHaveLength(40);
  // A reader that has read up to a version never misses a lower one.
  for (const versions of seen) expect(versions).toEqual(all.slice(0, versions.length));
});

test('a publication sends one notification, when it commits', async () => {
  let notified = 0;
  const { unlisten } = await db.listen('published_documents', () => {
    notified += 1;
  });
  await publish(db, [casino('joki'), casino('winz'), casino('klikki')], { withdrawOthers: true });
  await expect.poll(() => notified).toBe(1);
  await unlisten();
});

test('the site’s role can read published documents and do nothing else', async () => {
  await publish(db, [casino('joki')]);
  await db.unsafe(`CREATE ROLE visitor_site LOGIN PASSWORD 'site' IN ROLE ${SITE_ROLE}`);
  const url = new URL(server.url);
  url.username = 'visitor_site';
  url.password = 'site';
  const site = connect(url.href, { role: SITE_ROLE, maxConnections: 1 });
  try {
    expect(await site`SELECT key FROM site.published_documents`).toEqual([{ key: 'joki' }]);
    for (const forbidden of [
      `INSERT INTO site.published_documents (kind, market, key, version) VALUES ('casino', 'all', 'x', 1)`,
      `UPDATE site.published_documents SET body = NULL`,
      `DELETE FROM site.published_documents`,
      `TRUNCATE site.published_documents`,
      `DROP TABLE site.published_documents`,
      `SELECT nextval('site.publishing')`,
      `SELECT * FROM site.migrations`,
      `CREATE TABLE site.mine (n int)`,
      `CREATE TABLE public.mine (n int)`,
      `CREATE SCHEMA mine`,
      `CREATE ROLE mine`,
    ]) {
      await expect(site.unsafe(forbidden), forbidden).rejects.toThrow(/permission denied|must be owner/);
    }
  } finally {
    await site.end();
  }
});
