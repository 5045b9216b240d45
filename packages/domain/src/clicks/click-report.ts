import type { Market } from '../markets/market.ts';
import type { Placement } from './click.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MEAN_DAYS = 7;
/** With fewer clicks the report shows no change: a single click would look like a trend. */
export const MIN_BASE_CLICKS = 20;
const MAX_TICK_STEPS = 4;

export const REPORT_DAYS = [7, 30, 90] as const;
export type ReportDays = (typeof REPORT_DAYS)[number];

/** ISO days such as `2026-11-15`, both inclusive. */
export interface DayRange {
  from: string;
  to: string;
}

/** All days are UTC, as in the totals. */
export interface ReportPeriod extends DayRange {
  days: ReportDays;
  /** The compared ranges: the completed days of the period, and the same days of the previous period. */
  completed: DayRange;
  previous: DayRange;
}

/** The period of `days` days that ends today; today is incomplete. */
export function buildPeriod(days: ReportDays, now: Date): ReportPeriod {
  const today = now.toISOString().slice(0, 10);
  const from = addDays(today, 1 - days);
  const yesterday = addDays(today, -1);
  return {
    days,
    from,
    to: today,
    completed: { from, to: yesterday },
    // Shifted by the whole period, so that a week is compared with the same weekdays.
    previous: { from: addDays(from, -days), to: addDays(yesterday, -days) },
  };
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How far the number of clicks can be trusted. */
export interface ClickQuality {
  /** One per IP address (IPv4 address or IPv6 /64), casino and day. */
  uniqueClicks: number;
  /** Clicks that an editor excluded; no other figure contains them. */
  excludedClicks: number;
}

/** Clicks by people: neither bots nor excluded clicks. */
export interface ClickSums extends ClickQuality {
  clicks: number;
  /** Clicks on offers with a net value shown. */
  clicksWithNet: number;
  /** The sum of those net values, in minor units. */
  netSum: number;
  /** Clicks on offers with a positive net value. */
  clicksWithPositiveNet: number;
}

export interface DayTotal extends ClickSums {
  day: string;
  market: Market;
}

/**
 * Clicks on a casino or placement: in the whole period, on its completed days, and on the same days of the previous
 * period.
 */
export interface ClickCounts extends ClickQuality {
  clicks: number;
  clicksOnCompletedDays: number;
  previousClicks: number;
}

export interface CasinoClicks extends ClickCounts {
  casino: string;
}

export interface PlacementClicks extends ClickCounts {
  placement: Placement;
}

export function sumClicks(totals: readonly DayTotal[], { from, to }: DayRange): ClickSums {
  const sums: ClickSums = {
    clicks: 0,
    uniqueClicks: 0,
    excludedClicks: 0,
    clicksWithNet: 0,
    netSum: 0,
    clicksWithPositiveNet: 0,
  };
  for (const total of totals) {
    if (total.day < from || total.day > to) continue;
    sums.clicks += total.clicks;
    sums.uniqueClicks += total.uniqueClicks;
    sums.excludedClicks += total.excludedClicks;
    sums.clicksWithNet += total.clicksWithNet;
    sums.netSum += total.netSum;
    sums.clicksWithPositiveNet += total.clicksWithPositiveNet;
  }
  return sums;
}

export interface ReportDay extends ClickQuality {
  day: string;
  clicks: number;
  /** The mean of this day and the six before it; null for today, which is incomplete. */
  mean: number | null;
  isFridayOrSaturday: boolean;
  isToday: boolean;
}

/** Every day of the period, including days without clicks. */
export function listReportDays(totals: readonly DayTotal[], { days, from, to }: ReportPeriod): ReportDay[] {
  const totalsByDay = Map.groupBy(totals, ({ day }) => day);
  const sumsOf = (day: string) => sumClicks(totalsByDay.get(day) ?? [], { from: day, to: day });
  const sumWeekUntil = (day: string) =>
    Array.from({ length: MEAN_DAYS }, (_, back) => sumsOf(addDays(day, -back)).clicks).reduce(
      (sum, clicks) => sum + clicks,
      0,
    );
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(from, index);
    const isToday = day === to;
    const { clicks, uniqueClicks, excludedClicks } = sumsOf(day);
    return {
      day,
      clicks,
      uniqueClicks,
      excludedClicks,
      mean: isToday ? null : sumWeekUntil(day) / MEAN_DAYS,
      isFridayOrSaturday: [5, 6].includes(new Date(day).getUTCDay()),
      isToday,
    };
  });
}

/** The change in percent of the previous period; null if that period has too few clicks. */
export function changeInPercent({
  clicksOnCompletedDays,
  previousClicks,
}: Pick<ClickCounts, 'clicksOnCompletedDays' | 'previousClicks'>): number | null {
  if (previousClicks < MIN_BASE_CLICKS) return null;
  return ((clicksOnCompletedDays - previousClicks) / previousClicks) * 100;
}

/** The percentage of clicks on a positive net value among all clicks on a net value; null if there were none. */
export function positiveNetShare({ clicksWithNet, clicksWithPositiveNet }: ClickSums): number | null {
  return clicksWithNet === 0 ? null : (clicksWithPositiveNet / clicksWithNet) * 100;
}

/** In percentage points. */
export function changeOfPositiveNetShare(completed: ClickSums, previous: ClickSums): number | null {
  if (Math.min(completed.clicksWithNet, previous.clicksWithNet) < MIN_BASE_CLICKS) return null;
  return (positiveNetShare(completed) ?? 0) - (positiveNetShare(previous) ?? 0);
}

/** The mean net value shown on clicked offers, in minor units; null if there were none. */
export function meanNet({ clicksWithNet, netSum }: ClickSums): number | null {
  return clicksWithNet === 0 ? null : netSum / clicksWithNet;
}

/** Whole percentages that add up to 100, by the largest remainder method. */
export function sharesInPercent(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count / total) * 100);
  const missing = 100 - exact.reduce((sum, share) => sum + Math.floor(share), 0);
  const roundedUp = new Set(
    exact
      .map((share, index) => ({ index, remainder: share % 1 }))
      .toSorted((a, b) => b.remainder - a.remainder)
      .slice(0, missing)
      .map(({ index }) => index),
  );
  return exact.map((share, index) => Math.floor(share) + (roundedUp.has(index) ? 1 : 0));
}

/** Round axis ticks from 0 to at least `max`, in at most four steps. */
export function listTicks(max: number): number[] {
  let step = 1;
  for (let power = 1; step * MAX_TICK_STEPS < max; power *= 10) {
    step =
      [1, 2, 3, 5].map((digit) => digit * power).find((round) => round * MAX_TICK_STEPS >= max) ?? power * 10;
  }
  return Array.from({ length: Math.max(1, Math.ceil(max / step)) + 1 }, (_, index) => index * step);
}
