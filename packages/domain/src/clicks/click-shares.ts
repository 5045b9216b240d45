import type { Market } from '../markets/market.ts';
import { addDays } from './click-report.ts';

/** When a casino's share of a market's unique clicks counts as unusual. */
export const SHARE_ALARM = {
  /** The days before today whose shares form the band. */
  historyDays: 30,
  /** With fewer unique clicks in the market today, or fewer days of history, there is no alarm. */
  minClicks: 100,
  minHistoryDays: 7,
  /** Days of history with fewer unique clicks in the market are ignored: their shares are not typical. */
  minDayClicks: 20,
  /** Half the width of the band: `deviations` standard deviations, but at least `minShare`. */
  deviations: 3,
  minShare: 0.05,
  /** The minimum difference from the usual number of clicks. */
  minDifference: 20,
} as const;

/** The unique clicks on a casino in a market on a day (UTC). */
export interface DailyUniqueClicks {
  day: string;
  market: Market;
  casino: string;
  uniqueClicks: number;
}

/** A casino whose share is outside its band. Shares are between 0 and 1. */
export interface ShareAlarm {
  market: Market;
  casino: string;
  uniqueClicks: number;
  share: number;
  usualShare: number;
  low: number;
  high: number;
}

/**
 * Casinos whose share of today's unique clicks is outside the band of the previous 30 days, the largest difference
 * first. The band allows for changes from day to day and, because there are few clicks early in the day, for random
 * variation.
 */
export function listShareAlarms(days: readonly DailyUniqueClicks[], today: string): ShareAlarm[] {
  return [...Map.groupBy(days, ({ market }) => market)]
    .flatMap(([market, marketDays]) => listMarketAlarms(market, marketDays, today))
    .toSorted((a, b) => difference(b) - difference(a) || compareNames(a, b));
}

const difference = ({ share, usualShare }: ShareAlarm) => Math.abs(share - usualShare);
const compareNames = (a: ShareAlarm, b: ShareAlarm) =>
  a.market.localeCompare(b.market) || a.casino.localeCompare(b.casino);

function listMarketAlarms(market: Market, days: readonly DailyUniqueClicks[], today: string): ShareAlarm[] {
  const firstDay = addDays(today, -SHARE_ALARM.historyDays);
  const clicksByDay = new Map<string, Map<string, number>>();
  for (const { day, casino, uniqueClicks } of days) {
    if (day < firstDay || day > today) continue;
    const casinos = clicksByDay.get(day) ?? new Map<string, number>();
    clicksByDay.set(day, casinos.set(casino, (casinos.get(casino) ?? 0) + uniqueClicks));
  }
  const clicksToday = clicksByDay.get(today) ?? new Map<string, number>();
  clicksByDay.delete(today);
  const history = [...clicksByDay.values()].filter((casinos) => sum(casinos) >= SHARE_ALARM.minDayClicks);
  const marketClicks = sum(clicksToday);
  if (marketClicks < SHARE_ALARM.minClicks || history.length < SHARE_ALARM.minHistoryDays) return [];

  const casinos = new Set([...clicksToday.keys(), ...history.flatMap((day) => [...day.keys()])]);
  return [...casinos].flatMap((casino) => {
    const uniqueClicks = clicksToday.get(casino) ?? 0;
    const { usualShare, halfWidth } = buildBand(casino, history, marketClicks);
    const share = uniqueClicks / marketClicks;
    const isUnusual =
      Math.abs(share - usualShare) > halfWidth &&
      Math.abs(uniqueClicks - usualShare * marketClicks) >= SHARE_ALARM.minDifference;
    const [low, high] = [Math.max(0, usualShare - halfWidth), Math.min(1, usualShare + halfWidth)];
    return isUnusual ? [{ market, casino, uniqueClicks, share, usualShare, low, high }] : [];
  });
}

function buildBand(casino: string, history: readonly Map<string, number>[], marketClicks: number) {
  const shares = history.map((day) => (day.get(casino) ?? 0) / sum(day));
  const usualShare = shares.reduce((total, share) => total + share, 0) / shares.length;
  const variance =
    shares.reduce((total, share) => total + (share - usualShare) ** 2, 0) / (shares.length - 1);
  const samplingVariance = (usualShare * (1 - usualShare)) / marketClicks;
  const halfWidth = Math.max(
    SHARE_ALARM.minShare,
    SHARE_ALARM.deviations * Math.sqrt(variance + samplingVariance),
  );
  return { usualShare, halfWidth };
}

function sum(casinos: ReadonlyMap<string, number>): number {
  return casinos.values().reduce((total, clicks) => total + clicks, 0);
}
