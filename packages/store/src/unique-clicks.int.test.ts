import { type Click, PLACEMENTS } from '@nettobonus/domain/clicks/click';
import { MARKETS } from '@nettobonus/domain/markets/market';
import { seededRandom } from '@nettobonus/domain/shared/seeded-random';
import { beforeEach, expect, test } from 'vitest';
import { createTestClicks, DAY_MS } from '../../../ops/test-clicks.ts';
import { useTestDatabase } from '../../../ops/use-test-database.ts';
import {
  BUSY_CLICKS,
  type ClickFilter,
  excludeClicksStatement,
  listBusyNetworks,
  listClickExclusions,
  revokeExclusionStatement,
} from './click-exclusions.ts';
import { listDailyUniqueClicks } from './click-report.ts';
import { createMonthPartitions, insertClicks, updateClickTotals } from './click-rows.ts';
import type { Database } from './connect.ts';
import { pruneClicks } from './prune-clicks.ts';
import type { Statement } from './publish.ts';
import { listSumDifferences, listTotalsDifferences } from './verify-clicks.ts';

let db: Database;
useTestDatabase((_, connected) => {
  db = connected;
});

const NOW = Date.now();
const TODAY = new Date(NOW).toISOString().slice(0, 10);
const hashAddress = (number: number) => number.toString(16).padStart(32, '0');
const clicks = (count: number, visitor: number, overrides: Partial<Click> = {}) =>
  createTestClicks(count, NOW, { casino, visitor: hashAddress(visitor), ...overrides });
const run = async ({ text, values }: Statement) => (await db.unsafe(text, values))[0];

/** Each test uses its own casino. */
let casino = '';
let tests = 0;
beforeEach(() => {
  tests += 1;
  casino = `casino-${tests}`;
});

async function count(...batch: Click[]): Promise<void> {
  await createMonthPartitions(
    db,
    batch.map(({ clickedAt }) => clickedAt),
  );
  await insertClicks(db, batch);
  await updateClickTotals(db);
}

async function expectConsistentTotals(): Promise<void> {
  expect([...(await listTotalsDifferences(db)), ...(await listSumDifferences(db))]).toEqual([]);
}

async function readTotals() {
  const [row] = await db`
    SELECT coalesce(sum(clicks), 0)::int AS clicks, coalesce(sum(unique_clicks), 0)::int AS unique,
      coalesce(sum(excluded_clicks), 0)::int AS excluded, coalesce(sum(bot_clicks), 0)::int AS bots
    FROM site.click_totals WHERE casino = ${casino}`;
  return row;
}

const clickFilter = (conditions: Partial<ClickFilter> = {}): ClickFilter => ({
  day: TODAY,
  casino,
  market: null,
  placement: null,
  visitor: null,
  ...conditions,
});
const exclude = async (conditions?: Partial<ClickFilter>) => {
  const row = await run(excludeClicksStatement(clickFilter(conditions), 'a test'));
  return { id: Number(row?.exclusion_id), leftOut: Number(row?.left_out) };
};

test('an IP address counts once per casino and day, regardless of placement, market and batch', async () => {
  await count(...clicks(3, 1), ...clicks(2, 1, { placement: 'card' }), ...clicks(1, 2));
  await count(...clicks(4, 1, { market: 'se' }), ...clicks(1, 3));
  await count(...clicks(5, 1, { isBot: true }), ...clicks(1, 4, { isBot: true }));
  expect(await readTotals()).toEqual({ clicks: 11, unique: 3, excluded: 0, bots: 6 });
  await count(...clicks(2, 1, { clickedAt: NOW - DAY_MS }));
  expect(await readTotals()).toMatchObject({ clicks: 13, unique: 4 });
  await expectConsistentTotals();
  const days = (await listDailyUniqueClicks(db, TODAY)).filter((day) => day.casino === casino);
  expect(days.reduce((sum, day) => sum + day.uniqueClicks, 0)).toBe(3);
});

test('excluded clicks are left out, even if more of them arrive, until the exclusion is revoked', async () => {
  await count(...clicks(30, 1), ...clicks(5, 1, { placement: 'card' }), ...clicks(2, 2));
  const { id, leftOut } = await exclude({ visitor: hashAddress(1), placement: 'list' });
  expect(leftOut).toBe(30);
  // The click from the same IP address in another placement is unique now.
  expect(await readTotals()).toEqual({ clicks: 7, unique: 2, excluded: 30, bots: 0 });
  await count(...clicks(4, 1), ...clicks(1, 3));
  expect(await readTotals()).toEqual({ clicks: 8, unique: 3, excluded: 34, bots: 0 });
  await expectConsistentTotals();
  const listed = { id, day: TODAY, casino, placement: 'list', visitor: hashAddress(1), reason: 'a test' };
  expect([...(await listClickExclusions(db, { from: TODAY, to: TODAY }, 'se'))]).toEqual([
    { ...listed, market: null },
  ]);

  expect(await run(revokeExclusionStatement(id))).toEqual({ revoked_day: TODAY, revoked_casino: casino });
  expect(await readTotals()).toEqual({ clicks: 42, unique: 3, excluded: 0, bots: 0 });
  expect(await run(revokeExclusionStatement(id))).toEqual({ revoked_day: null, revoked_casino: null });
  await expectConsistentTotals();
});

test('an exclusion does not affect other casinos or days, and repeating it leaves out nothing more', async () => {
  const other = { casino: `${casino}-other` };
  await count(...clicks(2, 1), ...clicks(3, 1, other), ...clicks(4, 1, { clickedAt: NOW - DAY_MS }));
  const { id } = await exclude();
  expect(await readTotals()).toMatchObject({ clicks: 4, unique: 1, excluded: 2 });
  expect(await exclude()).toEqual({ id, leftOut: 0 });
  const days = (await listDailyUniqueClicks(db, TODAY)).filter((day) => day.casino === other.casino);
  expect(days).toEqual([{ day: TODAY, market: 'fi', casino: other.casino, uniqueClicks: 1 }]);
  await expectConsistentTotals();
  await run(revokeExclusionStatement(id));
});

test('dropped clicks can neither be excluded nor be counted again', async () => {
  expect(await run(excludeClicksStatement(clickFilter({ day: '2020-01-01' }), 'a test'))).toEqual({
    exclusion_id: null,
    left_out: null,
  });
  await db`INSERT INTO site.click_exclusions (day, casino, reason) VALUES ('2020-01-01', ${casino}, 'old')`;
  const [old] = await listClickExclusions(db, { from: '2020-01-01', to: '2020-01-01' }, null);
  expect(await run(revokeExclusionStatement(old?.id ?? 0))).toEqual({
    revoked_day: null,
    revoked_casino: null,
  });
});

test('IP addresses with twenty clicks or more are listed, and pruned after five weeks', async () => {
  const period = { from: TODAY, to: TODAY };
  const list = async () => (await listBusyNetworks(db, period)).filter((busy) => busy.casino === casino);
  await count(...clicks(BUSY_CLICKS - 1, 1), ...clicks(BUSY_CLICKS, 2));
  expect(await list()).toEqual([{ day: TODAY, casino, visitor: hashAddress(2), clicks: BUSY_CLICKS }]);
  await count(...clicks(1, 1));
  expect(await list()).toHaveLength(2);
  const pruneAfter = async (days: number) => {
    await db`
      UPDATE site.click_networks SET day = (now() AT TIME ZONE 'UTC')::date - ${days}::int WHERE casino = ${casino}`;
    await pruneClicks(db);
    return (await db`SELECT FROM site.click_networks WHERE casino = ${casino}`).length;
  };
  expect(await pruneAfter(35)).toBe(2);
  expect(await pruneAfter(36)).toBe(0);
  // Counted again, as after loading a dump.
  await db`SELECT site.recount_clicks()`;
  expect(await list()).toHaveLength(2);
});

test('after random clicks, exclusions and revocations the totals equal a fresh count, and so does a recount', async () => {
  const random = seededRandom(63);
  const pick = <T>(choices: readonly T[]) => choices[Math.floor(random() * choices.length)] as T;
  const maybe = <T>(value: T) => (random() < 0.5 ? value : null);
  const casinos = [casino, `${casino}-b`];
  const ids: number[] = [];
  for (let round = 0; round < 12; round++) {
    const batch = Array.from({ length: 40 }, () =>
      clicks(1, Math.floor(random() * 12), {
        casino: pick(casinos),
        market: pick(MARKETS),
        placement: pick(PLACEMENTS.slice(0, 3)),
        isBot: random() < 0.1,
        netShown: maybe(Math.floor(random() * 2_000) - 1_000),
        clickedAt: NOW - Math.floor(random() * 2 * DAY_MS),
      }),
    ).flat();
    await count(...batch);
    const conditions = {
      casino: pick(casinos),
      market: maybe(pick(MARKETS)),
      placement: maybe(pick(PLACEMENTS.slice(0, 3))),
      visitor: maybe(hashAddress(Math.floor(random() * 12))),
    };
    ids.push((await exclude(conditions)).id);
    if (random() < 0.4) await run(revokeExclusionStatement(pick(ids)));
    await expectConsistentTotals();
  }
  const listUnique = () => db`
    SELECT day::text, casino, sum(unique_clicks)::int AS unique, sum(clicks)::int AS clicks
    FROM site.click_totals GROUP BY 1, 2 ORDER BY 1, 2`;
  const before = [...(await listUnique())];
  await db`SELECT site.recount_clicks()`;
  expect([...(await listUnique())]).toEqual(before);
  await expectConsistentTotals();
});
