import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Click } from '@nettobonus/domain/clicks/click';
import type { PublishedDocument } from '@nettobonus/domain/publishing/published-document';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestClicks } from '../../../ops/test-clicks.ts';
import { startTestDatabase, type TestDatabase } from '../../../ops/test-database.ts';
import { insertClicks } from './click-rows.ts';
import { connect, type Database, SITE_ROLE } from './connect.ts';
import { migrate } from './migrate.ts';
import { withdrawStatement } from './publish.ts';
import { Snapshot } from './snapshot.ts';
import { listClicks } from './verify-clicks.ts';

/** The number of migrations before the one that makes page keys English. */
const MIGRATIONS_BEFORE = 10;
const PUBLISHED_AT = new Date('2026-11-01T12:00:00Z');

let server: TestDatabase;
let db: Database;
let dir: string;
beforeAll(async () => {
  server = await startTestDatabase();
  await migrate(server.url, MIGRATIONS_BEFORE);
  db = connect(server.url);
  dir = await mkdtemp(join(tmpdir(), 'page-keys-'));
});
afterAll(async () => {
  await db.end();
  await server.remove();
  await rm(dir, { recursive: true, force: true });
});

const page = (key: string, heading = key): PublishedDocument => ({
  kind: 'page',
  market: 'fi',
  key,
  body: {
    search: { title: 'x', description: 'x', keywords: ['x'] },
    heading,
    lead: 'x',
    intro: [],
    sections: [],
    faq: [],
  },
});

/** Reads headings from the database or, without one, from disk. */
async function readHeadings(
  databaseUrl: string,
  source: 'database' | 'disk',
  keys: readonly string[],
): Promise<(string | undefined)[]> {
  const snapshot = new Snapshot({
    databaseUrl,
    role: SITE_ROLE,
    diskPath: join(dir, 'snapshot.ndjson'),
    databaseTimeoutMs: 200,
    log: () => {},
  });
  try {
    await snapshot.ready;
    await expect.poll(() => snapshot.status().source).toBe(source);
    return keys.map((key) => snapshot.content?.get('page', 'fi', key)?.heading);
  } finally {
    await snapshot.stop();
  }
}

/** Writes the file that the previous release would have on disk. The current release cannot read the earlier schema. */
async function writeEarlierSnapshot(): Promise<void> {
  const rows = await db`
    SELECT kind, market, key, body, published_at AS "publishedAt", published_since AS "publishedSince"
    FROM site.published_documents WHERE body IS NOT NULL`;
  const lines = [{ version: 1 }, ...rows].map((line) => `${JSON.stringify(line)}\n`);
  await writeFile(join(dir, 'snapshot.ndjson'), lines);
}

/** Calls the function as releases before corrections did; `publish` of this release needs a later migration. */
async function publishAsBefore(documents: readonly PublishedDocument[]): Promise<void> {
  await db`SELECT site.publish(${JSON.stringify(documents)}::text::jsonb, false, ${PUBLISHED_AT})`;
}

test('migrates a database with Finnish page keys', async () => {
  const pages = [page('home'), page('tietosuoja', 'Tietosuoja'), page('mga'), page('vertailu')];
  await publishAsBefore(pages);
  const { text, values } = withdrawStatement([{ kind: 'page', market: 'fi', key: 'vertailu' }]);
  await db.unsafe(text, values);
  await insertClicks(db, createTestClicks(1, Date.now(), { page: 'tietosuoja' as Click['page'] }));
  await insertClicks(db, createTestClicks(1, Date.now() + 1, { page: null }));
  const [{ version: before }] = await db<[{ version: number }]>`
    SELECT max(version)::int AS version FROM site.published_documents`;
  await writeEarlierSnapshot();

  await migrate(server.url);

  const rows = await db`
    SELECT key, body ->> 'heading' AS heading, published_at AS "publishedAt", version > ${before} AS "isNew"
    FROM site.published_documents WHERE key IN ('home', 'privacy', 'mga-licence', 'compare') ORDER BY key`;
  expect([...rows]).toEqual([
    { key: 'compare', heading: null, publishedAt: expect.any(Date), isNew: true },
    { key: 'home', heading: 'home', publishedAt: PUBLISHED_AT, isNew: false },
    { key: 'mga-licence', heading: 'mga', publishedAt: PUBLISHED_AT, isNew: true },
    { key: 'privacy', heading: 'Tietosuoja', publishedAt: PUBLISHED_AT, isNew: true },
  ]);
});

test('without a database, the site finds the pages in a snapshot that the previous release wrote', async () => {
  const unreachable = 'postgres://nobody@127.0.0.1:1/none';
  expect(await readHeadings(unreachable, 'disk', ['privacy', 'mga-licence', 'compare'])).toEqual([
    'Tietosuoja',
    'mga',
    undefined,
  ]);
});

test('the site and its previous release both find the pages', async () => {
  expect(await readHeadings(server.url, 'database', ['privacy', 'tietosuoja', 'compare'])).toEqual([
    'Tietosuoja',
    'Tietosuoja',
    undefined,
  ]);
});

test('reports a click on a page with a Finnish key under the English key', async () => {
  expect((await listClicks(db)).map(({ page }) => page)).toEqual(['privacy', null]);
});
