import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  buildPeriod,
  type ClickSums,
  changeInPercent,
  changeOfPositiveNetShare,
  type DayTotal,
  listReportDays,
  listTicks,
  meanNet,
  positiveNetShare,
  sharesInPercent,
  sumClicks,
} from './click-report.ts';

const NOW = new Date('2026-11-15T21:30:00Z');

const total = (day: string, clicks: number, overrides: Partial<DayTotal> = {}): DayTotal => ({
  day,
  market: 'fi',
  clicks,
  uniqueClicks: 0,
  excludedClicks: 0,
  clicksWithNet: 0,
  netSum: 0,
  clicksWithPositiveNet: 0,
  ...overrides,
});
const sums = (clicksWithNet: number, clicksWithPositiveNet: number, netSum = 0): ClickSums => ({
  clicks: clicksWithNet,
  uniqueClicks: 0,
  excludedClicks: 0,
  clicksWithNet,
  clicksWithPositiveNet,
  netSum,
});

test('a period ends today, and its completed days are compared with the same days of the previous period', () => {
  expect(buildPeriod(7, NOW)).toEqual({
    days: 7,
    from: '2026-11-09',
    to: '2026-11-15',
    completed: { from: '2026-11-09', to: '2026-11-14' },
    previous: { from: '2026-11-02', to: '2026-11-07' },
  });
  expect(buildPeriod(30, NOW)).toMatchObject({
    from: '2026-10-17',
    previous: { from: '2026-09-17', to: '2026-10-15' },
  });
});

test('days are UTC at any hour and across the change to summer time', () => {
  expect(buildPeriod(7, new Date('2026-11-15T00:00:00+02:00')).to).toBe('2026-11-14');
  expect(buildPeriod(90, new Date('2026-04-30T12:00:00Z')).from).toBe('2026-01-31');
});

test('lists every day of the period, summed over all markets, with zero for days without clicks', () => {
  const days = listReportDays(
    [total('2026-11-09', 3), total('2026-11-09', 4, { market: 'se' }), total('2026-11-15', 1)],
    buildPeriod(7, NOW),
  );
  expect(days.map(({ day, clicks }) => [day, clicks])).toEqual([
    ['2026-11-09', 7],
    ['2026-11-10', 0],
    ['2026-11-11', 0],
    ['2026-11-12', 0],
    ['2026-11-13', 0],
    ['2026-11-14', 0],
    ['2026-11-15', 1],
  ]);
  expect(days.filter(({ isFridayOrSaturday }) => isFridayOrSaturday).map(({ day }) => day)).toEqual([
    '2026-11-13',
    '2026-11-14',
  ]);
  expect(days.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual(['2026-11-15']);
});

test('the mean of the first day includes the six days before the period, and today has no mean', () => {
  const before = ['03', '04', '05', '06', '07', '08'].map((day) => total(`2026-11-${day}`, 70));
  const days = listReportDays(
    [total('2026-11-02', 7_000), ...before, total('2026-11-09', 14), total('2026-11-15', 999)],
    buildPeriod(7, NOW),
  );
  expect(days.map(({ mean }) => mean)).toEqual([62, 52, 42, 32, 22, 12, null]);
});

test('sums include the first and the last day of the range', () => {
  const totals = ['08', '09', '14', '15'].map((day, index) =>
    total(`2026-11-${day}`, 10 ** index, {
      uniqueClicks: 2,
      excludedClicks: 3,
      clicksWithNet: 1,
      netSum: -50,
      clicksWithPositiveNet: 1,
    }),
  );
  expect(sumClicks(totals, { from: '2026-11-09', to: '2026-11-14' })).toEqual({
    clicks: 110,
    uniqueClicks: 4,
    excludedClicks: 6,
    clicksWithNet: 2,
    netSum: -100,
    clicksWithPositiveNet: 2,
  });
});

test('a change is in percent of the previous period, and null below twenty clicks', () => {
  expect(changeInPercent({ clicksOnCompletedDays: 30, previousClicks: 20 })).toBe(50);
  expect(changeInPercent({ clicksOnCompletedDays: 0, previousClicks: 20 })).toBe(-100);
  expect(changeInPercent({ clicksOnCompletedDays: 30, previousClicks: 19 })).toBeNull();
  expect(changeInPercent({ clicksOnCompletedDays: 0, previousClicks: 0 })).toBeNull();
});

test('the share of positive net values is based on clicks on offers with a net value', () => {
  expect(positiveNetShare(sums(4, 3))).toBe(75);
  expect(positiveNetShare(sums(0, 0))).toBeNull();
  expect(changeOfPositiveNetShare(sums(20, 15), sums(20, 10))).toBe(25);
  expect(changeOfPositiveNetShare(sums(20, 15), sums(19, 10))).toBeNull();
  expect(changeOfPositiveNetShare(sums(19, 15), sums(20, 10))).toBeNull();
});

test('the mean net value is based on clicks on offers with a net value', () => {
  expect(meanNet(sums(4, 0, -200))).toBe(-50);
  expect(meanNet(sums(0, 0))).toBeNull();
});

test('shares add up to a hundred, and each is rounded by less than one percentage point', () => {
  expect(sharesInPercent([1, 1, 1])).toEqual([34, 33, 33]);
  expect(sharesInPercent([0, 0])).toEqual([0, 0]);
  expect(sharesInPercent([996, 2, 2])).toEqual([100, 0, 0]);
  fc.assert(
    fc.property(fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 14 }), (counts) => {
      const total = counts.reduce((sum, count) => sum + count, 0);
      fc.pre(total > 0);
      const shares = sharesInPercent(counts);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
      shares.forEach((share, index) => {
        expect(Math.abs(share - ((counts[index] ?? 0) / total) * 100)).toBeLessThan(1);
      });
    }),
  );
});

test('an axis has round numbers and at most four steps, and reaches the largest value', () => {
  expect(listTicks(862)).toEqual([0, 300, 600, 900]);
  expect(listTicks(3)).toEqual([0, 1, 2, 3]);
  expect(listTicks(0)).toEqual([0, 1]);
  expect(listTicks(4)).toEqual([0, 1, 2, 3, 4]);
  fc.assert(
    fc.property(fc.nat(100_000_000), (max) => {
      const ticks = listTicks(max);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(max);
      expect(ticks.at(-2)).toBeLessThan(Math.max(max, 1));
      expect(ticks.every(Number.isInteger)).toBe(true);
    }),
  );
});
