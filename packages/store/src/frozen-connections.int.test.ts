import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { PublishedDocument } from '@nettobonus/domain/publishing/published-document';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FreezingProxy, startFreezingProxy } from '../../../ops/freezing-proxy.ts';
import type { TestDatabase } from '../../../ops/test-database.ts';
import { useTestDatabase } from '../../../ops/use-test-database.ts';
import { createClickId } from './click-id.ts';
import { ClickLedger } from './click-ledger.ts';
import { type Database, SITE_ROLE } from './connect.ts';
import { saveMediaStatement } from './media.ts';
import { MediaCache } from './media-cache.ts';
import { publish } from './publish.ts';
import { Snapshot } from './snapshot.ts';

/** How soon the site must recover after its connections went silent. */
const RECOVERY_MS = 10_000;

let server: TestDatabase;
let db: Database;
let proxy: FreezingProxy;
let dir: string;

useTestDatabase((started, connected) => {
  server = started;
  db = connected;
});
beforeEach(async () => {
  proxy = await startFreezingProxy(server.url);
  dir = await mkdtemp(join(tmpdir(), 'frozen-'));
});
afterEach(async () => {
  proxy.stop();
  await rm(dir, { recursive: true, force: true });
});

const casino = (name: string): PublishedDocument => ({
  kind: 'casino',
  market: 'all',
  key: 'joki',
  body: { name, image: '/tile.svg' },
});

test('a publication is visible within ten seconds after the connections went silent, three times in a row', async () => {
  await publish(db, [casino('first')]);
  const snapshot = new Snapshot({
    databaseUrl: proxy.url,
    role: SITE_ROLE,
    diskPath: join(dir, 'snapshot.ndjson'),
    log: () => {},
  });
  try {
    await snapshot.ready;
    for (const name of ['second', 'third', 'fourth']) {
      // Long enough for heartbeats on all connections.
      await pause(2_500);
      proxy.freeze();
      await publish(db, [casino(name)]);
      await expect
        .poll(() => snapshot.content?.get('casino', 'all', 'joki')?.name, { timeout: RECOVERY_MS })
        .toBe(name);
    }
    await expect.poll(() => snapshot.status().source).toBe('database');
  } finally {
    await snapshot.stop();
  }
});

test('notifications arrive again after the connections went silent', async () => {
  await publish(db, [casino('first')]);
  const snapshot = new Snapshot({
    databaseUrl: proxy.url,
    role: SITE_ROLE,
    diskPath: join(dir, 'snapshot.ndjson'),
    log: () => {},
  });
  try {
    await snapshot.ready;
    const accepted = proxy.accepted();
    proxy.freeze();
    // At least two new connections: the one that listens, and one that reads.
    await expect.poll(() => proxy.accepted(), { timeout: RECOVERY_MS }).toBeGreaterThanOrEqual(accepted + 2);
    await pause(1_500);
    // Without notifications a publication waits for the next heartbeat, half a second on average.
    const delays: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      const publishedAt = performance.now();
      await publish(db, [casino(`round ${round}`)]);
      await expect
        .poll(() => snapshot.content?.get('casino', 'all', 'joki')?.name, {
          timeout: RECOVERY_MS,
          interval: 5,
        })
        .toBe(`round ${round}`);
      delays.push(performance.now() - publishedAt);
    }
    expect(delays.sort((a, b) => a - b)[4]).toBeLessThan(250);
  } finally {
    await snapshot.stop();
  }
});

const click = () => ({
  id: createClickId(Date.now()),
  clickedAt: Date.now(),
  casino: 'joki',
  market: 'fi' as const,
  placement: 'list' as const,
  page: 'home' as const,
  position: 1,
  netShown: null,
  isBot: false,
  visitor: '00112233445566778899aabbccddeeff',
});
const countStored = async () => Number((await db`SELECT count(*) AS count FROM site.clicks`)[0]?.count);

test('images are served again within ten seconds, twice in a row', async () => {
  const media = new MediaCache({
    databaseUrl: proxy.url,
    role: SITE_ROLE,
    dir: join(dir, 'media'),
    log: () => {},
  });
  try {
    for (const text of ['first image', 'second image']) {
      const hash = createHash('sha256').update(text).digest('hex');
      expect(await media.get(hash)).toBeNull();
      proxy.freeze();
      const { text: statement, values } = saveMediaStatement(hash, Buffer.from(text));
      await db.unsafe(statement, values);
      await expect
        .poll(async () => String(await media.get(hash).catch(() => null)), { timeout: RECOVERY_MS })
        .toBe(text);
    }
  } finally {
    await media.stop();
  }
});

test('clicks go to the database again within ten seconds, three times in a row', async () => {
  const ledger = new ClickLedger({
    databaseUrl: proxy.url,
    role: SITE_ROLE,
    spoolDir: join(dir, 'spool'),
    commitTimeoutMs: 1_000,
    log: () => {},
  });
  try {
    await ledger.ready;
    await expect.poll(() => ledger.record(click())).toBe('stored');
    for (let round = 0; round < 3; round += 1) {
      proxy.freeze();
      const before = await countStored();
      expect(await ledger.record(click())).toBe('spooled');
      await expect.poll(countStored, { timeout: RECOVERY_MS }).toBeGreaterThan(before);
      expect(await ledger.record(click())).toBe('stored');
    }
  } finally {
    await ledger.stop();
  }
});

test('a replay of the spool continues within ten seconds after its connection went silent', async () => {
  const spoolDir = join(dir, 'spool');
  const before = await countStored();
  await mkdir(spoolDir);
  await writeFile(
    join(spoolDir, 'earlier.ndjson'),
    Array.from({ length: 5 }, () => `${JSON.stringify(click())}\n`),
  );
  const locked = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const locking = db.begin(async (sql) => {
    await sql`LOCK TABLE site.clicks IN SHARE MODE`;
    locked.resolve();
    await release.promise;
  });
  await locked.promise;
  const ledger = new ClickLedger({ databaseUrl: proxy.url, role: SITE_ROLE, spoolDir, log: () => {} });
  try {
    // The replay is waiting for the lock when its connection goes silent.
    await expect.poll(countWaiting, { timeout: RECOVERY_MS }).toBe(1);
    proxy.freeze();
    release.resolve();
    await locking;
    await expect.poll(() => readdir(spoolDir), { timeout: RECOVERY_MS }).toEqual([]);
    expect(await countStored()).toBe(before + 5);
  } finally {
    release.resolve();
    await ledger.stop();
  }
});

const countWaiting = async () =>
  Number((await db`SELECT count(*) AS count FROM pg_locks WHERE NOT granted`)[0]?.count);
