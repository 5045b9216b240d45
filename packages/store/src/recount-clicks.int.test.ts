import { beforeEach, expect, test } from 'vitest';
import { createTestClicks, DAY_MS } from '../../../ops/test-clicks.ts';
import { useTestDatabase } from '../../../ops/use-test-database.ts';
import { createMonthPartitions, insertClicks, updateClickTotals } from './click-rows.ts';
import { type Database, SITE_ROLE } from './connect.ts';
import { pruneClicks } from './prune-clicks.ts';
import { listSumDifferences, listTotalsDifferences } from './verify-clicks.ts';

let db: Database;
useTestDatabase((_, connected) => {
  db = connected;
});

const YESTERDAY = Date.now() - DAY_MS;
const countTotals = async () =>
  Number((await db`SELECT sum(clicks + bot_clicks) AS sum FROM site.click_totals`)[0]?.sum);

/** Leaves the tables as if a dump had been loaded from a server that is a million transactions ahead. */
async function pretendToBeAnotherServer(): Promise<void> {
  const ahead = (column: string) => `(${column}::text::bigint + 1000000)::text::xid8`;
  await db.unsafe(`
    ALTER TABLE ONLY site.clicks DISABLE TRIGGER refuse_changing;
    UPDATE site.clicks SET written_by = ${ahead('written_by')};
    ALTER TABLE ONLY site.clicks ENABLE TRIGGER refuse_changing;
    UPDATE site.click_totals_mark SET counted_below = ${ahead('counted_below')};`);
}

beforeEach(async () => {
  await createMonthPartitions(db, [YESTERDAY]);
  await insertClicks(db, createTestClicks(3, YESTERDAY));
  await insertClicks(db, createTestClicks(2, Date.now(), { isBot: true }));
  await db`SELECT site.recount_clicks()`;
  // These clicks are not counted yet when the dump is made.
  await insertClicks(db, createTestClicks(4, Date.now(), { market: 'se' }));
  await pretendToBeAnotherServer();
  await insertClicks(db, createTestClicks(5, Date.now()));
});

test('counting or dropping clicks from another server fails instead of giving wrong totals', async () => {
  await expect(updateClickTotals(db)).rejects.toThrow('Run "SELECT site.recount_clicks()"');
  await expect(pruneClicks(db)).rejects.toThrow('come from another server');
});

test('clicks from another server are detected even after transaction ids have reached the last counted one', async () => {
  await db`SELECT site.recount_clicks()`;
  // As after loading a dump from a server that was a few transactions ahead.
  await db`
    UPDATE site.click_totals_mark
    SET counted_below = (counted_below::text::bigint + 20)::text::xid8, server_id = server_id + 1`;
  await insertClicks(db, createTestClicks(1, Date.now(), { casino: 'uncounted' }));
  for (let transaction = 0; transaction < 30; transaction++) await db`SELECT pg_current_xact_id()`;
  await expect(updateClickTotals(db)).rejects.toThrow('come from another server');
  await db`SELECT site.recount_clicks()`;
  expect([...(await listTotalsDifferences(db)), ...(await listSumDifferences(db))]).toEqual([]);
  await insertClicks(db, createTestClicks(1, Date.now()));
  expect(await updateClickTotals(db)).toBe(1);
});

test('after a recount the totals are correct and stay correct', async () => {
  const [{ counted }] = await db<[{ counted: string }]>`SELECT site.recount_clicks() AS counted`;
  expect(Number(counted)).toBe(await countTotals());
  expect([...(await listTotalsDifferences(db)), ...(await listSumDifferences(db))]).toEqual([]);
  await insertClicks(db, createTestClicks(1, Date.now()));
  expect(await updateClickTotals(db)).toBe(1);
  expect(await updateClickTotals(db)).toBe(0);
  expect([...(await listTotalsDifferences(db)), ...(await listSumDifferences(db))]).toEqual([]);
  const [{ later }] = await db<[{ later: string }]>`
    SELECT count(*) AS later FROM site.clicks WHERE written_by > pg_snapshot_xmax(pg_current_snapshot())`;
  expect(later).toBe('0');
});

test('a recount does not change the totals of dropped clicks', async () => {
  await db`INSERT INTO site.click_totals (day, casino, market, placement, clicks, bot_clicks)
    VALUES ('2020-01-01', 'gone', 'fi', 'list', 7, 0) ON CONFLICT DO NOTHING`;
  await db`SELECT site.recount_clicks()`;
  expect(await db`SELECT clicks::int FROM site.click_totals WHERE casino = 'gone'`).toEqual([{ clicks: 7 }]);
});

test('clicks still cannot be changed, and only the owner can recount', async () => {
  await db`SELECT site.recount_clicks()`;
  await expect(db`DELETE FROM site.clicks`).rejects.toThrow('stays on record');
  await expect(
    db.begin(async (sql) => {
      await sql.unsafe(`SET LOCAL ROLE ${SITE_ROLE}`);
      await sql`SELECT site.recount_clicks()`;
    }),
  ).rejects.toThrow('permission denied');
});
