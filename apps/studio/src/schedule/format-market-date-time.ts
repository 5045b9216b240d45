import { MARKET_FACTS, MARKETS, type Market } from '@nettobonus/domain/markets/market';

/** `16.11.2026 14:00 (Suomi)`: the local time of the market with the time zone, which is Finland's by default. */
export function formatMarketDateTime(at: Date, timeZone: string | undefined): string {
  const { name, timeZone: marketTimeZone } = MARKET_FACTS[findMarketOfTimeZone(timeZone)];
  return `${formatDateTime(at, marketTimeZone)} (${name})`;
}

export const findMarketOfTimeZone = (timeZone: string | undefined): Market =>
  MARKETS.find((market) => MARKET_FACTS[market].timeZone === timeZone) ?? 'fi';

/** `16.11.2026 14:00`, with the 24-hour clock. */
export function formatDateTime(at: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${Number(parts.day)}.${Number(parts.month)}.${parts.year} ${parts.hour}:${parts.minute}`;
}
