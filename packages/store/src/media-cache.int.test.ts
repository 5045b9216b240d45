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

/** A cache with empty memory, as in a new process. */
function openCache(options: { maxBytesInMemory?: number } = {}): MediaCache {
  const cache = new MediaCache({ databaseUrl: server.url, role: SITE_ROLE, dir, log: () => {}, ...options });
  caches.push(cache);
  return cache;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

async function storeImage(text: string): Promise<string> {
  const hash = sha256(text);
  const { text: statement, values } = saveMediaStatement(hash, Buffer.from(text));
  await db.unsafe(statement, values);
  return hash;
}

async function deleteImage(hash: string): Promise<void> {
  const { text, values } = deleteMediaStatement(hash);
  await db.unsafe(text, values);
}

test('returns a stored image unchanged, and null for a missing one', async () => {
  const hash = await storeImage('an image');
  const cache = openCache();
  expect((await cache.get(hash))?.toString()).toBe('an image');
  expect(await cache.get(sha256('another'))).toBeNull();
});

test('finds an image that is stored after a failed lookup', async () => {
  const cache = openCache();
  expect(await cache.get(sha256('late'))).toBeNull();
  await storeImage('late');
  expect((await cache.get(sha256('late')))?.toString()).toBe('late');
});

test('does not serve a damaged file from disk', async () => {
  const hash = await storeImage('whole');
  await writeFile(join(dir, `${hash}.webp`), 'who');
  expect((await openCache().get(hash))?.toString()).toBe('whole');
});

test('drops images from memory before they exceed its limit, and finds them again', async () => {
  const [first, second] = [await storeImage('first, 20 bytes long'), await storeImage('second')];
  const cache = openCache({ maxBytesInMemory: 20 });
  const cached = cache.get(first);
  await cached;
  expect(cache.get(first)).toBe(cached);
  await cache.get(second);
  expect(cache.get(first)).not.toBe(cached);
  expect((await cache.get(first))?.toString()).toBe('first, 20 bytes long');
});

test('the database rejects an image whose hash does not match its content', async () => {
  const { text, values } = saveMediaStatement(sha256('x'), Buffer.from('y'));
  await expect(db.unsafe(text, values)).rejects.toThrow('check constraint');
});

test('an image can be deleted, but not while a published document contains it', async () => {
  const [logo, largeLogo, unused] = [
    await storeImage('shown'),
    await storeImage('shown large'),
    await storeImage('unused'),
  ];
  const body = { name: 'Winz', image: '/tiles/winz.svg', logo, largeLogo };
  await publish(db, [{ kind: 'casino', market: 'all', key: 'winz', body }]);
  for (const hash of [logo, largeLogo, unused]) await deleteImage(hash);
  const stored = await db`SELECT hash FROM site.media WHERE hash IN (${logo}, ${largeLogo}, ${unused})`;
  expect(stored.map(({ hash }) => hash).toSorted()).toEqual([logo, largeLogo].toSorted());
});

test('serves a cached image while the database is down, even in a new process', async () => {
  const [cached, uncached] = [await storeImage('cached'), await storeImage('uncached')];
  await openCache().get(cached);
  await server.stop();
  try {
    const cache = openCache();
    expect((await cache.get(cached))?.toString()).toBe('cached');
    await expect(cache.get(uncached)).rejects.toThrow();
  } finally {
    await server.start();
  }
});
