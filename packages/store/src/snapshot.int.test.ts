import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PublishedDocument } from '@nettobonus/domain/publishing/published-document';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestDatabase } from '../../../ops/test-database.ts';
import { useTestDatabase } from '../../../ops/use-test-database.ts';
import { type Database, SITE_ROLE } from './connect.ts';
import { publish } from './publish.ts';
import { Snapshot, type SnapshotOptions } from './snapshot.ts';
import { readSnapshotFile } from './snapshot-file.ts';

let server: TestDatabase;
let db: Database;
let dir: string;
let diskPath: string;
let logged: { event: string; details: Record<string, unknown> }[];
const opened: Snapshot[] = [];

useTestDatabase((started, connected) => {
  server = started;
  db = connected;
});
beforeEach(async () => {
  await db`TRUNCATE site.published_documents`;
  dir = await mkdtemp(join(tmpdir(), 'snapshot-'));
  diskPath = join(dir, 'snapshot.ndjson');
  logged = [];
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((snapshot) => snapshot.stop()));
  await rm(dir, { recursive: true, force: true });
});

function open(options: Partial<SnapshotOptions> = {}): Snapshot {
  const snapshot = new Snapshot({
    databaseUrl: server.url,
    role: SITE_ROLE,
    diskPath,
    log: (event, details) => logged.push({ event, details }),
    ...options,
  });
  opened.push(snapshot);
  return snapshot;
}

const casino = (key: string, name = key): PublishedDocument => ({
  kind: 'casino',
  market: 'all',
  key,
  body: { name, image: '/tile.svg' },
});
const nameOf = (snapshot: Snapshot, key: string) => snapshot.content?.get('casino', 'all', key)?.name;

test('it loads the published documents', async () => {
  await publish(db, [casino('joki', 'Joki Casino')]);
  const snapshot = open();
  await snapshot.ready;
  expect(nameOf(snapshot, 'joki')).toBe('Joki Casino');
  expect(snapshot.status()).toMatchObject({ source: 'database', documents: 1 });
});

test('a publication or withdrawal takes effect without a restart', async () => {
  await publish(db, [casino('joki'), casino('winz')]);
  const snapshot = open();
  await snapshot.ready;
  await publish(db, [casino('joki', 'Joki Casino')], { withdrawOthers: true });
  await expect.poll(() => nameOf(snapshot, 'joki'), { timeout: 1_000 }).toBe('Joki Casino');
  expect(nameOf(snapshot, 'winz')).toBeUndefined();
  expect(snapshot.status().documents).toBe(1);
});

test('an invalid row is logged and skipped, the others are served', async () => {
  await publish(db, [casino('joki')]);
  await db`INSERT INTO site.published_documents VALUES ('casino', 'all', 'bad', 99, '{"name": 7}'),
    ('spaceship', 'all', 'x', 99, '{}')`;
  const snapshot = open();
  await snapshot.ready;
  expect(nameOf(snapshot, 'joki')).toBe('joki');
  expect(snapshot.status().documents).toBe(1);
  expect(
    logged.filter(({ event }) => event === 'document-skipped').map(({ details }) => details.key),
  ).toEqual(['bad', 'x']);
});

test('the last good content is written to disk', async () => {
  await publish(db, [casino('joki')]);
  await open().ready;
  await expect.poll(() => readSnapshotFile(diskPath)).toMatchObject({ documents: [{ key: 'joki' }] });
});

test('with no database and a snapshot on disk it starts from disk', async () => {
  await publish(db, [casino('joki')]);
  await open().ready;
  await expect.poll(() => readSnapshotFile(diskPath)).not.toBeNull();
  const snapshot = open({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' });
  await snapshot.ready;
  expect(nameOf(snapshot, 'joki')).toBe('joki');
  expect(snapshot.status().source).toBe('disk');
});

test('a damaged snapshot file counts as missing and does not crash the site', async () => {
  await writeFile(diskPath, '{"version":3}\n{"kind":"casino","mar');
  const snapshot = open({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' });
  await expect.poll(() => logged.map(({ event }) => event)).toContain('snapshot-missing');
  expect(snapshot.content).toBeNull();
  expect(snapshot.status().source).toBe('none');
});

test('while the database is down, content is served from memory; later publications appear after it is back', async () => {
  await publish(db, [casino('joki')]);
  const snapshot = open();
  await snapshot.ready;

  await server.stop();
  await expect.poll(() => snapshot.status().source, { timeout: 5_000 }).toBe('memory');
  expect(nameOf(snapshot, 'joki')).toBe('joki');

  await server.start();
  await publish(db, [casino('joki', 'Joki Casino')]);
  await expect.poll(() => nameOf(snapshot, 'joki'), { timeout: 2_000 }).toBe('Joki Casino');
  expect(snapshot.status().source).toBe('database');

  await publish(db, [casino('joki', 'Joki')]);
  await expect.poll(() => nameOf(snapshot, 'joki'), { timeout: 2_000 }).toBe('Joki');
});

const FEBRUARY = new Date('2025-02-03T12:00:00Z');
const MAY = new Date('2025-05-12T12:00:00.500Z');
const JUNE = new Date('2025-06-01T12:00:00Z');
const datesOf = ({ content }: Snapshot, key: string) => [
  content?.publishedAt('casino', 'all', key),
  content?.publishedSince('casino', 'all', key),
];

test('it knows when each document last changed and when it was first published', async () => {
  await publish(db, [casino('joki'), casino('winz')], { at: FEBRUARY });
  const snapshot = open();
  await snapshot.ready;
  expect(datesOf(snapshot, 'joki')).toEqual([FEBRUARY, FEBRUARY]);
  await publish(db, [casino('joki', 'Joki Casino'), casino('winz')], { at: MAY });
  await expect.poll(() => datesOf(snapshot, 'joki')).toEqual([MAY, FEBRUARY]);
  expect(datesOf(snapshot, 'winz')).toEqual([FEBRUARY, FEBRUARY]);
  expect(datesOf(snapshot, 'nobody')).toEqual([null, null]);
  await publish(db, [casino('joki', 'Joki Casino')], { at: MAY, withdrawOthers: true });
  await publish(db, [casino('winz')], { at: JUNE });
  await expect.poll(() => datesOf(snapshot, 'winz')).toEqual([JUNE, JUNE]);
});

test('the snapshot file contains the dates', async () => {
  await publish(db, [casino('joki')], { at: FEBRUARY });
  await publish(db, [casino('joki', 'Joki Casino')], { at: MAY });
  await open().ready;
  await expect.poll(() => readSnapshotFile(diskPath)).not.toBeNull();
  const snapshot = open({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' });
  await snapshot.ready;
  expect(datesOf(snapshot, 'joki')).toEqual([MAY, FEBRUARY]);
});

test('a snapshot file without dates can still be read', async () => {
  await writeFile(diskPath, `{"version":3}\n${JSON.stringify(casino('joki'))}\n`);
  const snapshot = open({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' });
  await snapshot.ready;
  expect(nameOf(snapshot, 'joki')).toBe('joki');
  expect(datesOf(snapshot, 'joki')).toEqual([null, null]);
});
