import { listDocuments } from '@nettobonus/content/documents';
import { listPastPublications, OFFER_HISTORIES } from '@nettobonus/content/past-publications';
import { SAMPLE_DAY } from '@nettobonus/content/sample-day';
import { connect, type Database } from '@nettobonus/store/connect';
import { migrate } from '@nettobonus/store/migrate';
import { publish } from '@nettobonus/store/publish';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { publishContent } from './publish-content.ts';
import { startTestDatabase, type TestDatabase } from './test-database.ts';

let server: TestDatabase;
let url: string;
let db: Database;
let databaseCount = 0;

beforeAll(async () => {
  server = await startTestDatabase();
});
afterAll(async () => {
  await db.end();
  await server.remove();
});
// Offer changes cannot be deleted, so each test uses its own database.
beforeEach(async () => {
  const name = `content_${++databaseCount}`;
  await db?.end();
  const admin = connect(server.url, { maxConnections: 1 });
  await admin.unsafe(`CREATE DATABASE ${name}`);
  await admin.end();
  const testUrl = new URL(server.url);
  testUrl.pathname = `/${name}`;
  url = testUrl.href;
  await migrate(url);
  db = connect(url, { maxConnections: 1 });
});

const listChanges = () => db`SELECT * FROM site.offer_changes ORDER BY version`;
const changeCount = Object.values(OFFER_HISTORIES)
  .flat()
  .reduce((sum, { earlier }) => sum + earlier.length, 0);

/** A year after the day for which the content files are written. */
const YEAR_LATER = '2026-11-13';
const load = (today = SAMPLE_DAY) => publishContent(url, undefined, today);

test('publishing the sample content creates its history, relative to the day of loading', async () => {
  const published = await load(YEAR_LATER);
  expect(published?.offerChanges).toBe(changeCount);
  expect(await listChanges()).toHaveLength(changeCount);
  const casinoist = await db`
    SELECT changed_at::date::text AS day, before -> 'terms' ->> 'wagerTimes' AS old, after -> 'terms' ->> 'wagerTimes' AS new
    FROM site.offer_changes WHERE market = 'fi' AND casino = 'casinoist' ORDER BY version`;
  expect([...casinoist]).toEqual([
    { day: '2026-05-12', old: '25', new: '30' },
    { day: '2026-09-01', old: '30', new: '30' },
    { day: '2026-10-20', old: '30', new: '35' },
  ]);
});

test('a second run on the same day adds nothing', async () => {
  await load();
  const before = await listChanges();
  expect(await load()).toMatchObject({ changed: 0, withdrawn: 0, offerChanges: 0 });
  expect(await listChanges()).toEqual(before);
});

test('an already published catalogue gets no history', async () => {
  await publish(db, listDocuments());
  expect(await load()).toMatchObject({ changed: 0, offerChanges: 0 });
  expect(await listChanges()).toHaveLength(0);
});

test('an interrupted replay of the history is continued', async () => {
  for (const { at, document } of listPastPublications().slice(0, 20)) await publish(db, [document], { at });
  await load();
  expect(await listChanges()).toHaveLength(changeCount);
});

test('a run on a later day renews the dates, but not the history', async () => {
  await load();
  const before = await listChanges();
  expect(await load(YEAR_LATER)).toMatchObject({ withdrawn: 0, offerChanges: 0 });
  expect(await listChanges()).toEqual(before);
  const [row] = await db`
    SELECT max(body ->> 'verifiedOn') AS newest FROM site.published_documents WHERE kind = 'listing'`;
  expect(row?.newest).toBe(YEAR_LATER);
});
