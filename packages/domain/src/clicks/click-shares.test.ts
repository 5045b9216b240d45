import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './click-report.ts';
import { type DailyUniqueClicks, listShareAlarms, SHARE_ALARM } from './click-shares.ts';

const TODAY = '2026-11-17';
const YESTERDAY = addDays(TODAY, -1);

/** `count` days of the market, ending with the day `last`, with the same clicks per casino on each day. */
const createDays = (clicks: Record<string, number>, count: number, last: string): DailyUniqueClicks[] =>
  Array.from({ length: count }, (_, back) =>
    Object.entries(clicks).map(([casino, number]) => ({
      day: addDays(last, -back),
      market: 'fi' as const,
      casino,
      uniqueClicks: number,
    })),
  ).flat();
const createHistory = (clicks: Record<string, number>, count = 30) => createDays(clicks, count, YESTERDAY);
const createToday = (clicks: Record<string, number>) => createDays(clicks, 1, TODAY);

const USUAL = { winz: 40, joki: 40, flamez: 20 };

test('a casino whose share leaves its band is reported with share and band, the largest difference first', () => {
  const alarms = listShareAlarms(
    [...createHistory(USUAL), ...createToday({ winz: 40, joki: 40, flamez: 120 })],
    TODAY,
  );
  expect(alarms.map(({ casino }) => casino)).toEqual(['flamez', 'joki', 'winz']);
  expect(alarms[0]).toMatchObject({ market: 'fi', uniqueClicks: 120, share: 0.6 });
  expect(alarms[0]?.usualShare).toBeCloseTo(0.2);
  // Three standard deviations of 200 clicks with a probability of 0.2.
  expect(alarms[0]?.high).toBeCloseTo(0.2 + 3 * Math.sqrt((0.2 * 0.8) / 200));
});

test('a share that changes from day to day has a wider band', () => {
  const unsteady = Array.from({ length: 30 }, (_, back) =>
    createDays(
      back % 2 === 0 ? { winz: 80, joki: 20 } : { winz: 20, joki: 80 },
      1,
      addDays(YESTERDAY, -back),
    ),
  ).flat();
  const today = createToday({ winz: 80, joki: 20 });
  expect(listShareAlarms([...unsteady, ...today], TODAY)).toEqual([]);
  expect(listShareAlarms([...createHistory({ winz: 50, joki: 50 }), ...today], TODAY)).toHaveLength(2);
});

test('a casino that loses all its clicks, or is new, is reported', () => {
  const days = [...createHistory(USUAL), ...createToday({ winz: 70, newcomer: 70 })];
  expect(listShareAlarms(days, TODAY).map(({ casino, uniqueClicks }) => [casino, uniqueClicks])).toEqual([
    ['newcomer', 70],
    ['joki', 0],
    ['flamez', 0],
  ]);
});

test('there is no alarm without enough recent history', () => {
  const today = createToday({ winz: 0, joki: 0, flamez: 200 });
  expect(listShareAlarms([...createHistory(USUAL, 6), ...today], TODAY)).toEqual([]);
  expect(listShareAlarms([...createHistory(USUAL, 7), ...today], TODAY)).not.toEqual([]);
  expect(listShareAlarms([...createHistory({ winz: 10, joki: 9 }), ...today], TODAY)).toEqual([]);
  const old = createDays(USUAL, 30, addDays(TODAY, -31));
  expect(listShareAlarms([...old, ...today], TODAY)).toEqual([]);
});

const clickCounts = (max: number) =>
  fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.integer({ min: 0, max }), { minKeys: 1 });
const total = (clicks: Record<string, number>) =>
  Object.values(clicks).reduce((sum, count) => sum + count, 0);

test('there is never an alarm while the market has fewer than a hundred unique clicks', () => {
  fc.assert(
    fc.property(clickCounts(500), clickCounts(60), (history, today) => {
      fc.pre(total(today) < SHARE_ALARM.minClicks);
      expect(listShareAlarms([...createHistory(history), ...createToday(today)], TODAY)).toEqual([]);
    }),
  );
});

test('there is never an alarm while the shares stay the same, however many clicks there are', () => {
  fc.assert(
    fc.property(clickCounts(500), fc.integer({ min: 1, max: 1_000 }), (history, factor) => {
      const today = Object.fromEntries(
        Object.entries(history).map(([name, count]) => [name, count * factor]),
      );
      expect(listShareAlarms([...createHistory(history), ...createToday(today)], TODAY)).toEqual([]);
    }),
  );
});

test('a flood of three times the market’s clicks on one casino is always reported', () => {
  fc.assert(
    fc.property(clickCounts(500), (history) => {
      const clicks = total(history);
      fc.pre(clicks >= SHARE_ALARM.minClicks && (history.a ?? 0) <= clicks / 2);
      const today = { ...history, a: (history.a ?? 0) + 3 * clicks };
      const alarms = listShareAlarms([...createHistory(history), ...createToday(today)], TODAY);
      expect(alarms.map(({ casino }) => casino)).toContain('a');
    }),
  );
});

test('every alarm is outside its band by at least twenty clicks, and does not depend on other markets or the order', () => {
  fc.assert(
    fc.property(clickCounts(500), clickCounts(500), fc.gen(), (history, today, gen) => {
      const days = [...createHistory(history), ...createToday(today)];
      const alarms = listShareAlarms(days, TODAY);
      for (const { uniqueClicks, share, usualShare, low, high } of alarms) {
        expect(share < low || share > high).toBe(true);
        expect(low >= 0 && high <= 1 && usualShare >= low && usualShare <= high).toBe(true);
        expect(Math.abs(uniqueClicks - usualShare * total(today))).toBeGreaterThanOrEqual(
          SHARE_ALARM.minDifference,
        );
      }
      const swedish = days.map((day) => ({ ...day, market: 'se' as const, uniqueClicks: 20 }));
      const shuffled = gen(fc.shuffledSubarray, days, { minLength: days.length });
      const again = listShareAlarms([...swedish, ...shuffled], TODAY).filter(({ market }) => market === 'fi');
      expect(again.map(({ casino }) => casino).sort()).toEqual(alarms.map(({ casino }) => casino).sort());
    }),
  );
});
