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
const snapshotsToStop: Snapshot[] = [];

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
  await Promise.all(snapshotsToStop.splice(0).map((snapshot) => snapshot.stop()));
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
  snapshotsToStop.push(snapshot);
  return snapshot;
}

const casino = (key: string, name = key): PublishedDocument => ({
  kind: 'casino',
  market: 'all',
  key,
  body: { name, image: '/tile.svg' },
});
const getName = (snapshot: Snapshot, key: string) => snapshot.content?.get('casino', 'all', key)?.name;

test('loads the published documents', async () => {
  await publish(db, [casino('joki', 'Joki Casino')]);
  const snapshot = open();
  await snapshot.ready;
  expect(getName(snapshot, 'joki')).toBe('Joki Casino');
  expect(snapshot.status()).toMatchObject({ source: 'database', documents: 1 });
});

test('a publication or withdrawal takes effect without a restart', async () => {
  await publish(db, [casino('joki'), casino('winz')]);
  const snapshot = open();
  await snapshot.ready;
  await publish(db, [casino('joki', 'Joki Casino')], { withdrawOthers: true });
  await expect.poll(() => getName(snapshot, 'joki'), { timeout: 1_000 }).toBe('Joki Casino');
  expect(getName(snapshot, 'winz')).toBeUndefined();
  expect(snapshot.status().documents).toBe(1);
});

test('logs and skips an invalid row, and serves the others', async () => {
  await publish(db, [casino('joki')]);
  await db`INSERT INTO site.published_documents VALUES ('casino', 'all', 'bad', 99, '{"name": 7}'),
    ('unknown-kind', 'all', 'x', 99, '{}')`;
  const snapshot = open();
  await snapshot.ready;
  expect(getName(snapshot, 'joki')).toBe('joki');
  expect(snapshot.status().documents).toBe(1);
  expect(
    logged.filter(({ event }) => event === 'document-skipped').map(({ details }) => details.key),
  ).toEqual(['bad', 'x']);
});

test('writes the last good content to disk', async () => {
  await publish(db, [casino('joki')]);
  await open().ready;
  await expect
    .poll(() => readSnapshotFile(diskPath), { timeout: 5_000 })
    .toMatchObject({ documents: [{ key: 'joki' }] });
});

test('starts from the snapshot on disk without a database', async () => {
  await publish(db, [casino('joki')]);
  await open().ready;
  await expect.poll(() => readSnapshotFile(diskPath), { timeout: 5_000 }).not.toBeNull();
  const snapshot = open({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' });
  await snapshot.ready;
  expect(getName(snapshot, 'joki')).toBe('joki');
  expect(snapshot.status().source).toBe('disk');
});

test('treats a damaged snapshot file as missing', async () => {
  await writeFile(diskPath, '{"version":3}\n{"kind":"casino","mar');
  const snapshot = open({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' });
  await expect.poll(() => logged.map(({ event }) => event)).toContain('snapshot-missing');
  expect(snapshot.content).toBeNull();
  expect(snapshot.status().source).toBe('none');
});

test('serves content from memory while the database is down, and later publications once it is up again', async () => {
  await publish(db, [casino('joki')]);
  const snapshot = open();
  await snapshot.ready;

  await server.stop();
  await expect.poll(() => snapshot.status().source, { timeout: 5_000 }).toBe('memory');
  expect(getName(snapshot, 'joki')).toBe('joki');

  await server.start();
  await publish(db, [casino('joki', 'Joki Casino')]);
  await expect.poll(() => getName(snapshot, 'joki'), { timeout: 2_000 }).toBe('Joki Casino');
  expect(snapshot.status().source).toBe('database');

  await publish(db, [casino('joki', 'Joki')]);
  await expect.poll(() => getName(snapshot, 'joki'), { timeout: 2_000 }).toBe('Joki');
});

const FEBRUARY = new Date('2025-02-03T12:00:00Z');
const MAY = new Date('2025-05-12T12:00:00.500Z');
const JUNE = new Date('2025-06-01T12:00:00Z');
const getDates = ({ content }: Snapshot, key: string) => [
  content?.publishedAt('casino', 'all', key),
  content?.publishedSince('casino', 'all', key),
];

test('reports when each document last changed and since when it has been published', async () => {
  await publish(db, [casino('joki'), casino('winz')], { at: FEBRUARY });
  const snapshot = open();
  await snapshot.ready;
  expect(getDates(snapshot, 'joki')).toEqual([FEBRUARY, FEBRUARY]);
  await publish(db, [casino('joki', 'Joki Casino'), casino('winz')], { at: MAY });
  await expect.poll(() => getDates(snapshot, 'joki')).toEqual([MAY, FEBRUARY]);
  expect(getDates(snapshot, 'winz')).toEqual([FEBRUARY, FEBRUARY]);
  expect(getDates(snapshot, 'unknown')).toEqual([null, null]);
  await publish(db, [casino('joki', 'Joki Casino')], { at: MAY, withdrawOthers: true });
  await publish(db, [casino('winz')], { at: JUNE });
  await expect.poll(() => getDates(snapshot, 'winz')).toEqual([JUNE, JUNE]);
});

test('the snapshot file contains the dates', async () => {
  await publish(db, [casino('joki')], { at: FEBRUARY });
  await publish(db, [casino('joki', 'Joki Casino')], { at: MAY });
  await open().ready;
  await expect.poll(() => readSnapshotFile(diskPath), { timeout: 5_000 }).not.toBeNull();
  const snapshot = open({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' });
  await snapshot.ready;
  expect(getDates(snapshot, 'joki')).toEqual([MAY, FEBRUARY]);
});

test('reads a snapshot file without dates', async () => {
  await writeFile(diskPath, `{"version":3}\n${JSON.stringify(casino('joki'))}\n`);
  const snapshot = open({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' });
  await snapshot.ready;
  expect(getName(snapshot, 'joki')).toBe('joki');
  expect(getDates(snapshot, 'joki')).toEqual([null, null]);
});
