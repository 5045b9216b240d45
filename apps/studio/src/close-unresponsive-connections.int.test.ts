import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FreezingProxy, startFreezingProxy } from '../../../ops/freezing-proxy.ts';
import type { TestDatabase } from '../../../ops/test-database.ts';
import { useTestDatabase as withTestDatabase } from '../../../ops/use-test-database.ts';
import { closeUnresponsiveConnections } from './close-unresponsive-connections.ts';

let server: TestDatabase;
withTestDatabase((started) => {
  server = started;
});

let proxy: FreezingProxy;
let pool: PostgresAdapter['pool'];
let db: ReturnType<typeof drizzle>;
beforeEach(async () => {
  proxy = await startFreezingProxy(server.url);
  const connected = drizzle({ connection: { connectionString: proxy.url, max: 2 } });
  db = connected;
  pool = connected.$client as PostgresAdapter['pool'];
  pool.on('error', () => {});
  closeUnresponsiveConnections(pool, 300);
});
afterEach(async () => {
  await pool.end();
  proxy.stop();
});

const select = async (database: Pick<typeof db, 'execute'>) =>
  (await database.execute(sql`SELECT 1 AS one`)).rows;

test('a statement on a silent connection fails, and the next one works', async () => {
  for (let round = 0; round < 3; round += 1) {
    expect(await select(db)).toEqual([{ one: 1 }]);
    proxy.freeze();
    await expect(select(db)).rejects.toThrow();
  }
  expect(await select(db)).toEqual([{ one: 1 }]);
});

test('transactions that cannot begin on silent connections do not use up the pool', async () => {
  for (let round = 0; round < 4; round += 1) {
    expect(await db.transaction(select)).toEqual([{ one: 1 }]);
    proxy.freeze();
    await expect(db.transaction(select)).rejects.toThrow();
  }
  expect(await db.transaction(select)).toEqual([{ one: 1 }]);
});
