import type { Click } from '@nettobonus/domain/clicks/click';
import { buildPeriod } from '@nettobonus/domain/clicks/click-report';
import { beforeAll, expect, test } from 'vitest';
import { createTestClicks, DAY_MS } from '../../../ops/test-clicks.ts';
import { useTestDatabase } from '../../../ops/use-test-database.ts';
import { readClickReport } from './click-report.ts';
import { createMonthPartitions, insertClicks, updateClickTotals } from './click-rows.ts';
import type { Database } from './connect.ts';

const now = new Date();
const period = buildPeriod(7, now);
const dateDaysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);

let db: Database;
useTestDatabase((_, connected) => {
  db = connected;
});

const clicks = (count: number, daysAgo: number, overrides: Partial<Click> = {}) =>
  createTestClicks(count, now.getTime() - daysAgo * DAY_MS, { netShown: 84_00, ...overrides });

beforeAll(async () => {
  const all = [
    ...clicks(2, 0),
    ...clicks(3, 6, { placement: 'card' }),
    ...clicks(4, 1, { market: 'se', netShown: -500_00 }),
    ...clicks(1, 1, { casino: 'joki-casino', netShown: null }),
    ...clicks(9, 1, { isBot: true }),
    // The previous period: its first day, its last whole day, and the day that corresponds to today.
    ...clicks(5, 13),
    ...clicks(6, 8),
    ...clicks(7, 7),
    ...clicks(1, 8, { casino: 'casinoist' }),
    ...clicks(8, 14),
  ];
  await createMonthPartitions(
    db,
    all.map(({ clickedAt }) => clickedAt),
  );
  await insertClicks(db, all);
  await updateClickTotals(db);
});

test('lists the days of every market from the start of the previous period, without bots', async () => {
  const { days } = await readClickReport(db, { period, market: 'se' });
  expect(days).toHaveLength(7);
  expect(days.filter(({ day }) => day === dateDaysAgo(1))).toEqual([
    {
      day: dateDaysAgo(1),
      market: 'fi',
      clicks: 1,
      uniqueClicks: 1,
      excludedClicks: 0,
      clicksWithNet: 0,
      netSum: 0,
      clicksWithPositiveNet: 0,
    },
    {
      day: dateDaysAgo(1),
      market: 'se',
      clicks: 4,
      uniqueClicks: 1,
      excludedClicks: 0,
      clicksWithNet: 4,
      netSum: -2_000_00,
      clicksWithPositiveNet: 0,
    },
  ]);
  expect(days[0]).toEqual({
    day: dateDaysAgo(13),
    market: 'fi',
    clicks: 5,
    uniqueClicks: 1,
    excludedClicks: 0,
    clicksWithNet: 5,
    netSum: 420_00,
    clicksWithPositiveNet: 5,
  });
});

test('lists casinos and placements by clicks, with the same days of the previous period', async () => {
  const { casinos, placements } = await readClickReport(db, { period, market: null });
  expect([...casinos]).toEqual([
    {
      casino: 'winz-casino',
      clicks: 9,
      uniqueClicks: 3,
      excludedClicks: 0,
      clicksOnCompletedDays: 7,
      previousClicks: 11,
    },
    {
      casino: 'joki-casino',
      clicks: 1,
      uniqueClicks: 1,
      excludedClicks: 0,
      clicksOnCompletedDays: 1,
      previousClicks: 0,
    },
  ]);
  expect([...placements]).toEqual([
    {
      placement: 'list',
      clicks: 7,
      uniqueClicks: 3,
      excludedClicks: 0,
      clicksOnCompletedDays: 5,
      previousClicks: 12,
    },
    {
      placement: 'card',
      clicks: 3,
      uniqueClicks: 1,
      excludedClicks: 0,
      clicksOnCompletedDays: 3,
      previousClicks: 0,
    },
  ]);
});

test('counts only the clicks of the requested market', async () => {
  const { casinos, placements } = await readClickReport(db, { period, market: 'se' });
  expect([...casinos]).toEqual([
    {
      casino: 'winz-casino',
      clicks: 4,
      uniqueClicks: 1,
      excludedClicks: 0,
      clicksOnCompletedDays: 4,
      previousClicks: 0,
    },
  ]);
  expect([...placements]).toEqual([
    {
      placement: 'list',
      clicks: 4,
      uniqueClicks: 1,
      excludedClicks: 0,
      clicksOnCompletedDays: 4,
      previousClicks: 0,
    },
  ]);
});
