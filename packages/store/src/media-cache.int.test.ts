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
const shelves: MediaCache[] = [];

useTestDatabase((started, connected) => {
  server = started;
  db = connected;
});
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'nettobonus-test-media-'));
});
afterAll(async () => {
  await Promise.all(shelves.map((shelf) => shelf.stop()));
  await rm(dir, { recursive: true, force: true });
});

/** A shelf with an empty memory cache, as in a new process. */
function newShelf(): MediaCache {
  const shelf = new MediaCache({ databaseUrl: server.url, role: SITE_ROLE, dir, log: () => {} });
  shelves.push(shelf);
  return shelf;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

async function storePicture(text: string): Promise<string> {
  const hash = hashOf(text);
  const { text: statement, values } = saveMediaStatement(hash, Buffer.from(text));
  await db.unsafe(statement, values);
  return hash;
}

async function dropPicture(hash: string): Promise<void> {
  const { text, values } = deleteMediaStatement(hash);
  await db.unsafe(text, values);
}

test('a stored picture is returned unchanged, and a missing one is null', async () => {
  const hash = await storePicture('a picture');
  const shelf = newShelf();
  expect((await shelf.get(hash))?.toString()).toBe('a picture');
  expect(await shelf.get(hashOf('another'))).toBeNull();
});

test('a picture that comes later is found then', async () => {
  const shelf = newShelf();
  expect(await shelf.get(hashOf('late'))).toBeNull();
  await storePicture('late');
  expect((await shelf.get(hashOf('late')))?.toString()).toBe('late');
});

test('a damaged file on disk is not given', async () => {
  const hash = await storePicture('whole');
  await writeFile(join(dir, `${hash}.webp`), 'who');
  expect((await newShelf().get(hash))?.toString()).toBe('whole');
});

test('the database takes no picture under another name than what it holds', async () => {
  const { text, values } = saveMediaStatement(hashOf('x'), Buffer.from('y'));
  await expect(db.unsafe(text, values)).rejects.toThrow('check constraint');
});

test('a picture is taken away, but not while the site shows it', async () => {
  const [shown, unused] = [await storePicture('shown'), await storePicture('unused')];
  const body = { name: 'Winz', image: '/tiles/winz.svg', logo: shown };
  await publish(db, [{ kind: 'casino', market: 'all', key: 'winz', body }]);
  await dropPicture(shown);
  await dropPicture(unused);
  expect(await db`SELECT hash FROM site.media WHERE hash IN (${shown}, ${unused})`).toEqual([
    { hash: shown },
  ]);
});

test('what was once given is given on, by a new process too, when the database is away', async () => {
  const [cached, uncached] = [await storePicture('cached'), await storePicture('uncached')];
  await newShelf().get(cached);
  await server.stop();
  try {
    const shelf = newShelf();
    expect((await shelf.get(cached))?.toString()).toBe('cached');
    await expect(shelf.get(uncached)).rejects.toThrow();
  } finally {
    await server.start();
  }
});
