import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../../../ops/test-database.ts';
import { useTestDatabase } from '../../../ops/use-test-database.ts';
import { type Database, SITE_ROLE } from './connect.ts';
import { deleteMediaStatement, saveMediaStatement } from './media.ts';
import { MediaCache } from './media-cache.ts';
import { publish } from './publish.ts';

let server: TestDatabase;
let db: Database;
let dir: string;
const caches: MediaCache[] = [];

useTestDatabase((started, connected) => {
  server = started;
  db = connected;
});
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'nettobonus-test-media-'));
});
afterAll(async () => {
  await Promise.all(caches.map((cache) => cache.stop()));
  await rm(dir, { recursive: true, force: true });
});

/** A cache with nothing in memory, as in a new process. */
function newCache(): MediaCache {
  const cache = new MediaCache({ databaseUrl: server.url, role: SITE_ROLE, dir, log: () => {} });
  caches.push(cache);
  return cache;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

async function storePicture(text: string): Promise<string> {
  const hash = hashOf(text);
  const { text: statement, values } = saveMediaStatement(hash, Buffer.from(text));
  await db.unsafe(statement, values);
  return hash;
}

async function deletePicture(hash: string): Promise<void> {
  const { text, values } = deleteMediaStatement(hash);
  await db.unsafe(text, values);
}

test('a stored picture is returned unchanged, and a missing one is null', async () => {
  const hash = await storePicture('a picture');
  const cache = newCache();
  expect((await cache.get(hash))?.toString()).toBe('a picture');
  expect(await cache.get(hashOf('another'))).toBeNull();
});

test('a picture that is stored after a failed lookup is found', async () => {
  const cache = newCache();
  expect(await cache.get(hashOf('late'))).toBeNull();
  await storePicture('late');
  expect((await cache.get(hashOf('late')))?.toString()).toBe('late');
});

test('a damaged file on disk is not served', async () => {
  const hash = await storePicture('whole');
  await writeFile(join(dir, `${hash}.webp`), 'who');
  expect((await newCache().get(hash))?.toString()).toBe('whole');
});

test('the database refuses a picture whose hash does not match its content', async () => {
  const { text, values } = saveMediaStatement(hashOf('x'), Buffer.from('y'));
  await expect(db.unsafe(text, values)).rejects.toThrow('check constraint');
});

test('a picture can be deleted, but not while the site shows it', async () => {
  const [shown, unused] = [await storePicture('shown'), await storePicture('unused')];
  const body = { name: 'Winz', image: '/tiles/winz.svg', logo: shown };
  await publish(db, [{ kind: 'casino', market: 'all', key: 'winz', body }]);
  await deletePicture(shown);
  await deletePicture(unused);
  expect(await db`SELECT hash FROM site.media WHERE hash IN (${shown}, ${unused})`).toEqual([
    { hash: shown },
  ]);
});

test('a cached picture is served while the database is down, even by a new process', async () => {
  const [cached, uncached] = [await storePicture('cached'), await storePicture('uncached')];
  await newCache().get(cached);
  await server.stop();
  try {
    const cache = newCache();
    expect((await cache.get(cached))?.toString()).toBe('cached');
    await expect(cache.get(uncached)).rejects.toThrow();
  } finally {
    await server.start();
  }
});
