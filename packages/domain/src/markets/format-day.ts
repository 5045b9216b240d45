import { MARKET_FACTS, type Market } from './market.ts';

/** Formats a date such as `2025-11-12` for the market. */
export function formatDay(day: string, market: Market): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(MARKET_FACTS[market].locale, { timeZone: 'UTC' });
}
