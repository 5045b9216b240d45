import type { Click } from '@nettobonus/domain/clicks/click';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestClicks, DAY_MS } from '../../../ops/test-clicks.ts';
import { startTestDatabase, type TestDatabase } from '../../../ops/test-database.ts';
import { createMonthPartitions, insertClicks, updateClickTotals } from './click-rows.ts';
import { connect, type Database } from './connect.ts';
import { migrate } from './migrate.ts';
import { listSumDifferences, listTotalsDifferences } from './verify-clicks.ts';

/** The number of migrations before the one that adds net values to the totals. */
const MIGRATIONS_BEFORE = 5;

let server: TestDatabase;
let db: Database;
beforeAll(async () => {
  server = await startTestDatabase();
  await migrate(server.url, MIGRATIONS_BEFORE);
  db = connect(server.url);
});
afterAll(async () => {
  await db.end();
  await server.remove();
});

const click = (netShown: number | null, overrides: Partial<Click> = {}) =>
  createTestClicks(1, overrides.clickedAt ?? Date.now(), { netShown, ...overrides })[0] as Click;

test('the migration adds the net values of counted clicks to the totals, and no others', async () => {
  const lastMonth = Date.now() - 40 * DAY_MS;
  await createMonthPartitions(db, [lastMonth]);
  await insertClicks(db, [
    click(84_00),
    click(null),
    click(900_00, { isBot: true }),
    click(-5_00, { clickedAt: lastMonth, market: 'se', placement: 'card' }),
  ]);
  await updateClickTotals(db);
  // Neither of the next two clicks is in the totals: the first is not counted yet, the second not committed yet.
  await insertClicks(db, [click(1_00)]);
  const other = connect(server.url, { maxConnections: 1 });
  try {
    await other`BEGIN`;
    await insertClicks(other, [click(7_00)]);
    await migrate(server.url);
    const totals = await db`
      SELECT market, clicks::int, unique_clicks::int, net_clicks::int, net_sum::int, positive_clicks::int
      FROM site.click_totals ORDER BY day`;
    expect([...totals]).toEqual([
      { market: 'se', clicks: 1, unique_clicks: 1, net_clicks: 1, net_sum: -5_00, positive_clicks: 0 },
      { market: 'fi', clicks: 2, unique_clicks: 1, net_clicks: 1, net_sum: 84_00, positive_clicks: 1 },
    ]);
    expect([...(await listSumDifferences(db))]).toEqual([]);
    await other`COMMIT`;
  } finally {
    await other.end();
  }
  expect(await updateClickTotals(db)).toBe(2);
  expect([...(await listTotalsDifferences(db))]).toEqual([]);
  expect([...(await listSumDifferences(db))]).toEqual([]);
});
