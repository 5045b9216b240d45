import type { Placement } from './click.ts';
import type { Market } from './market.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MEAN_DAYS = 7;
/** Of fewer clicks than these no change is told: one click more or less would be a headline. */
export const SMALLEST_BASE = 20;
const MOST_STEPS = 4;

export const REPORT_DAYS = [7, 30, 90] as const;
export type ReportDays = (typeof REPORT_DAYS)[number];

/** Days, `2026-11-15`, both of them within. */
export interface DayRange {
  from: string;
  to: string;
}

/** All days are UTC, as the totals count them. */
export interface ReportPeriod extends DayRange {
  days: ReportDays;
  /** What is compared: the days of the period that are over, and the same ones of the period before. */
  over: DayRange;
  before: DayRange;
}

/** The period of so many days that ends today; today is not over. */
export function buildPeriod(days: ReportDays, now: Date): ReportPeriod {
  const today = now.toISOString().slice(0, 10);
  const from = addDays(today, 1 - days);
  const yesterday = addDays(today, -1);
  return {
    days,
    from,
    to: today,
    over: { from, to: yesterday },
    // As many days back, not the days just before: a week is held against the same weekdays.
    before: { from: addDays(from, -days), to: addDays(yesterday, -days) },
  };
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Clicks of people; bots are in none. */
export interface ClickSums {
  clicks: number;
  /** Those beside which a net was shown. */
  netClicks: number;
  /** Their nets added up, in minor units. */
  netSum: number;
  /** Those whose net was above zero. */
  positiveClicks: number;
}

export interface DayTotal extends ClickSums {
  day: string;
  market: Market;
}

/** How often a casino or a placement was clicked: in the whole period, in its days that are over, and before. */
export interface ClickCounts {
  clicks: number;
  over: number;
  before: number;
}

export interface CasinoClicks extends ClickCounts {
  casino: string;
}

export interface PlacementClicks extends ClickCounts {
  placement: Placement;
}

export function sumClicks(totals: readonly DayTotal[], { from, to }: DayRange): ClickSums {
  const sums: ClickSums = { clicks: 0, netClicks: 0, netSum: 0, positiveClicks: 0 };
  for (const total of totals) {
    if (total.day < from || total.day > to) continue;
    sums.clicks += total.clicks;
    sums.netClicks += total.netClicks;
    sums.netSum += total.netSum;
    sums.positiveClicks += total.positiveClicks;
  }
  return sums;
}

export interface ReportDay {
  day: string;
  clicks: number;
  /** Of this day and the six before it; null for today, which is not over. */
  mean: number | null;
  isFridayOrSaturday: boolean;
  isToday: boolean;
}

/** Every day of the period, those without clicks too. */
export function listReportDays(totals: readonly DayTotal[], { days, from, to }: ReportPeriod): ReportDay[] {
  const clicksOn = new Map<string, number>();
  for (const { day, clicks } of totals) clicksOn.set(day, (clicksOn.get(day) ?? 0) + clicks);
  const sumBack = (day: string) =>
    Array.from({ length: MEAN_DAYS }, (_, back) => clicksOn.get(addDays(day, -back)) ?? 0).reduce(
      (sum, clicks) => sum + clicks,
      0,
    );
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(from, index);
    const isToday = day === to;
    return {
      day,
      clicks: clicksOn.get(day) ?? 0,
      mean: isToday ? null : sumBack(day) / MEAN_DAYS,
      isFridayOrSaturday: [5, 6].includes(new Date(day).getUTCDay()),
      isToday,
    };
  });
}

/** In percent of what was before; null where that is too little to tell anything. */
export function changeInPercent({ over, before }: Pick<ClickCounts, 'over' | 'before'>): number | null {
  return before < SMALLEST_BASE ? null : ((over - before) / before) * 100;
}

/** Of the clicks beside which a net was shown, in percent, how many went to one above zero; null where there were none. */
export function positiveShare({ netClicks, positiveClicks }: ClickSums): number | null {
  return netClicks === 0 ? null : (positiveClicks / netClicks) * 100;
}

/** In percentage points. */
export function changeOfPositiveShare(over: ClickSums, before: ClickSums): number | null {
  if (Math.min(over.netClicks, before.netClicks) < SMALLEST_BASE) return null;
  return (positiveShare(over) ?? 0) - (positiveShare(before) ?? 0);
}

/** The mean of the nets that were shown where people clicked, in minor units; null where there were none. */
export function meanNet({ netClicks, netSum }: ClickSums): number | null {
  return netClicks === 0 ? null : netSum / netClicks;
}

/** Shares in whole percent that add up to 100: those cut off by most are the ones rounded up. */
export function sharesInPercent(parts: readonly number[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  if (whole === 0) return parts.map(() => 0);
  const exact = parts.map((part) => (part / whole) * 100);
  const missing = 100 - exact.reduce((sum, share) => sum + Math.floor(share), 0);
  const roundedUp = new Set(
    exact
      .map((share, index) => ({ index, cutOff: share % 1 }))
      .toSorted((a, b) => b.cutOff - a.cutOff)
      .slice(0, missing)
      .map(({ index }) => index),
  );
  return exact.map((share, index) => Math.floor(share) + (roundedUp.has(index) ? 1 : 0));
}

/** Round numbers for an axis from 0 to at least `most`, in at most four steps. */
export function listTicks(most: number): number[] {
  let step = 1;
  for (let power = 1; step * MOST_STEPS < most; power *= 10) {
    step =
      [1, 2, 3, 5].map((digit) => digit * power).find((round) => round * MOST_STEPS >= most) ?? power * 10;
  }
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, index) => index * step);
}
